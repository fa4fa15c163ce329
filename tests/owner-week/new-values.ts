import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import manifest from '@/app/manifest'
import { business } from '@/content/business'
import { atomFeed } from '@/lib/blog/feed'
import { staticPaths } from '@/lib/routes'
import { llmsText } from '@/lib/seo/llms'
import { pageMetadata } from '@/lib/seo/metadata'
import { sitemapEntries } from '@/lib/seo/sitemap'
import { absoluteUrl } from '@/lib/site'
import { renderSite } from '../support/rendered'
import type { Week } from './edits'

// Runs in the copy, as a test of its own: tests/owner-week/owner-week.test.ts puts it there.
const { gone, now }: Week = JSON.parse(readFileSync('tests/owner-week/week.json', 'utf8'))

describe('after the week', () => {
  it('pages, heads and files for machines carry the new values only', { timeout: 120_000 }, async () => {
    const pages = await renderSite()
    const machines = {
      '/llms.txt': llmsText(),
      '/sitemap.xml': JSON.stringify(sitemapEntries()),
      '/feed.xml': atomFeed({ title: business.name, subtitle: '', author: business.name, updatedOn: '2026-01-01' }),
      '/manifest.webmanifest': JSON.stringify(manifest()),
      heads: JSON.stringify(staticPaths().map((path) => pageMetadata(path))),
    }
    const all = new Map([...pages.map(({ path, html }) => [path, html] as const), ...Object.entries(machines)])
    const left = [...all].flatMap(([path, html]) =>
      gone.flatMap((value) => {
        // Not as a part of a longer number, of which drawings have many.
        const at = html.search(new RegExp(`(?<!\\d)${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\d)`))
        return at < 0 ? [] : [`${path}: ...${html.slice(Math.max(0, at - 60), at + 60)}...`]
      }),
    )
    expect(left).toEqual([])
    const decoded = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('\u2013', '-')
    const missing = now.filter(({ path, text }) => !decoded(all.get(path) ?? '').includes(text))
    expect(missing).toEqual([])
    expect(all.get('/sitemap.xml')).toContain(absoluteUrl('/blog/first-of-the-staff'))
  })
})
