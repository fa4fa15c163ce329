import { TorontoPage } from '@/components/toronto/toronto-page'
import { pageAt } from '@/lib/content/pages'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata(pageAt(routes.toronto()))

export default TorontoPage
