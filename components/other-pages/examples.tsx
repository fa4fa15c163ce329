import { NotFoundPage } from '@/components/other-pages/not-found-page'
import { PrivacyPage } from '@/components/other-pages/privacy-page'
import { ThankYouPage } from '@/components/other-pages/thank-you-page'
import type { Examples } from '@/components/ui/sample-data'
import { notFoundView } from '@/lib/views/not-found'
import { privacyView } from '@/lib/views/privacy'
import { thankYouView } from '@/lib/views/thank-you'

export const examples: Examples = {
  NotFoundPage: { 'breaker off': <NotFoundPage {...notFoundView()} /> },
  PrivacyPage: { notice: <PrivacyPage {...privacyView()} /> },
  ThankYouPage: { sent: <ThankYouPage {...thankYouView()} /> },
}
