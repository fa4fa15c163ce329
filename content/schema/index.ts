/** The types of content, for its users: each is inferred from its schema. */
export type { CategoryContent } from '@/content/schema/category'
export type { Circuit } from '@/content/schema/drawing'
export type {
  EmergencyContent,
  SafetySequence,
  Situation,
} from '@/content/schema/emergency'
export type {
  Business,
  Claim,
  Closure,
  Danger,
  EmailSubject,
  FinishedJobs,
  FormFields,
  FormService,
  JobPicture,
  Municipality,
  Navigation,
  OfficeContent,
  People,
  PhoneNumber,
  Price,
  Promises,
  ReviewSite,
  SiteImage,
  SocialLink,
  Testimonial,
  Utility,
  Weekday,
} from '@/content/schema/facts'
export type {
  CategorySlug,
  EmergencyId,
  ImageName,
  NeighbourhoodId,
  OfficeId,
  PageId,
  PlaceId,
  PriceId,
  Removed,
  ServiceCardId,
  ServiceCategorySlug,
  ServiceId,
  ServiceOrEmergencyId,
  SinglePath,
  StaticPath,
  TownId,
} from '@/content/schema/names'
export type {
  AboutContent,
  BlogContent,
  ContactContent,
  HomeContent,
  NotFoundContent,
  PlaceText,
  PrivacyContent,
  ReasonTitles,
  SeoFields,
  ServiceCardLinks,
  ThankYouContent,
  TorontoContent,
} from '@/content/schema/pages'
export type { PlaceContent } from '@/content/schema/place'
export type { Redirects } from '@/content/schema/redirects'
export type {
  Fact,
  HeadDrawingContent,
  HeadPrice,
  MainSection,
  ServiceContent,
  StopDrawing,
  WireStep,
} from '@/content/schema/service'
export type { StreetPlan } from '@/content/schema/street'
export type { Fold, Question, Step } from '@/content/schema/text'
