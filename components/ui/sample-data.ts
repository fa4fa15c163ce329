import type { ReactElement } from 'react'
import type { PhoneNumber } from '@/content/schema'
import type { LinkItem } from '@/lib/content/links'
import { type PictureSource, pictureSources } from '@/lib/images/picture-sources'
import type { RequestFormSettings } from '@/lib/requests/request-form-settings'

/** A folder's components by name, each in several states. `npm run examples` shows them, and tests render them. */
export type Examples = Readonly<Record<string, Readonly<Record<string, ReactElement>>>>

/* The business and the town of the examples are invented, so that no example looks like a page of the site. */
export const phone: PhoneNumber = { display: '555-555-0100', e164: '+15555550100' }

/** Fragments, so that links in examples do not leave the page. */
export const links: readonly LinkItem[] = [
  { label: 'Port Alder', href: '#alder' },
  { label: 'Saint-Hyacinthe-sur-le-Lac', href: '#hyacinthe' },
  { label: 'Oak', href: '#oak' },
  { label: 'Wick & Marsh', href: '#wick' },
  { label: 'Three Rivers', href: '#rivers' },
]

/** The examples app generates these pictures. */
export const picture: PictureSource = pictureSources('sample', '00000000', 1600, 'A lamp over a workbench')

export const text = 'Lamps for boats, sheds and **one lighthouse**, fitted by [two people](#people) and a dog.'

export const longWord = 'Rindfleischetikettierungsueberwachung'

export const settings: RequestFormSettings = {
  action: 'https://forms.example/inbox',
  formName: 'global_contact_form',
  next: 'https://boathouse.example/thanks',
  subject: 'New Lead',
  pageUrl: 'https://boathouse.example/lamps',
  pageTitle: 'Lamps',
  phone,
  privacyHref: '#privacy',
}
