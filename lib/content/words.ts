import { words as blog } from '@/content/ui/blog'
import { words as chrome } from '@/content/ui/chrome'
import { words as common } from '@/content/ui/common'
import { words as contact } from '@/content/ui/contact'
import { words as emergency } from '@/content/ui/emergency'
import { words as error } from '@/content/ui/error'
import { words as form } from '@/content/ui/form'
import { category, home } from '@/content/ui/home'
import { words as machines } from '@/content/ui/machines'
import { rooms } from '@/content/ui/rooms'
import { carousel } from '@/content/ui/sections'
import { words as toronto } from '@/content/ui/toronto'

/** The interface strings of content/ui, for components, which may not import content themselves. */
export const uiWords = {
  blog,
  chrome,
  common,
  contact,
  emergency,
  error,
  form,
  home,
  machines,
  category,
  carousel,
  rooms,
  toronto,
}

export type BlogListWords = typeof blog.list
export type FormWords = typeof form
export type MapWords = typeof contact.map
export type CarouselWords = typeof carousel
