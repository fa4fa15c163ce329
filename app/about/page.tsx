import { AboutPage } from '@/components/about/about-page'
import { pageAt } from '@/lib/content/pages'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata(pageAt(routes.about()))

export default AboutPage
