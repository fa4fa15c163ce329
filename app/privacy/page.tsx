import { PrivacyPage } from '@/components/privacy/privacy-page'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata(routes.privacy())

export default PrivacyPage
