import { expect, it, vi } from 'vitest'
import { businessNode } from '@/lib/seo/json-ld/entities'

vi.mock('@/content/claims', async (original) => {
  const { claims, reviewSites } = await original<typeof import('@/content/claims')>()
  const reviewsStructuredData = { ...claims.reviewsStructuredData, value: '1,200+' }
  return { claims: { ...claims, reviewsStructuredData }, reviewSites, ratingInStructuredData: true }
})

it('gives search engines the number of reviews, however the claim writes it', () => {
  expect(businessNode('/').aggregateRating).toMatchObject({ reviewCount: 1200 })
})
