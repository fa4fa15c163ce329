import { ContactPage } from '@/components/contact/contact-page'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata(routes.contact())

export default ContactPage
