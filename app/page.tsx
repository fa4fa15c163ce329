import { HomePage } from '@/components/home/home-page'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata(routes.home())

export default HomePage
