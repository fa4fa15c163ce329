import { ThankYouPage } from '@/components/thank-you/thank-you-page'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata(routes.thankYou())

export default ThankYouPage
