import { PrivacyPage } from '@/components/privacy/privacy-page'
import { pageAt } from '@/lib/content/pages'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata(pageAt(routes.privacy()))

export default PrivacyPage
