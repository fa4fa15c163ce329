/** What may be named from elsewhere: a misspelt name does not compile. */
export type {
  CategorySlug,
  EmergencyPath,
  GtaPath,
  ImageName,
  PlacePath as LocationPath,
  PriceId,
  ServicePath,
  TorontoPath,
  TradeCategorySlug,
  TradePath,
  UtilityId,
} from '@/content/schema/names'
