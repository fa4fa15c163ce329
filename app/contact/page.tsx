import { ContactPage } from '@/components/contact/contact-page'
import { pageAt } from '@/lib/content/pages'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata(pageAt(routes.contact()))

export default ContactPage
