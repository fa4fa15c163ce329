import { expect, it } from 'vitest'
import { serviceIds } from '@/content/ids.gen'
import { pageAt } from '@/lib/content/pages'
import { testimonialsOn } from '@/lib/content/testimonials'

it('testimonials are in the order of their dates, the newest first, whatever the order in the file', () => {
  const [service] = serviceIds
  const ann = { name: 'Ann', location: 'Ajax', service, rating: 5, text: 'Fine.', sample: true } as const
  const written = ['2025-12-01', '2026-03-02', '2026-10-30', '2024-06-11'].map((date) => ({ ...ann, date }))
  const months = testimonialsOn(written, pageAt('/')).map(({ month }) => month)
  expect(months).toEqual(['2026-10', '2026-03', '2025-12', '2024-06'])
})
