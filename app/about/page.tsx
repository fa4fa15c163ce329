import { AboutPage } from '@/components/about/about-page'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata(routes.about())

export default AboutPage
