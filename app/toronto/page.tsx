import { TorontoPage } from '@/components/toronto/toronto-page'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata(routes.toronto())

export default TorontoPage
