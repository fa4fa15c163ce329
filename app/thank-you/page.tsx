import { ThankYouPage } from '@/components/thank-you/thank-you-page'
import { pageAt } from '@/lib/content/pages'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata(pageAt(routes.thankYou()))

export default ThankYouPage
