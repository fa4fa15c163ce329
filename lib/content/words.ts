import { words as blog } from '@/content/ui/blog'
import { words as carousel } from '@/content/ui/carousel'
import { words as category } from '@/content/ui/category'
import { words as chrome } from '@/content/ui/chrome'
import { words as common } from '@/content/ui/common'
import { words as contact } from '@/content/ui/contact'
import { words as emergency } from '@/content/ui/emergency'
import { words as error } from '@/content/ui/error'
import { words as form } from '@/content/ui/form'
import { words as home } from '@/content/ui/home'
import { words as proof } from '@/content/ui/proof'
import { words as rooms } from '@/content/ui/rooms'
import { words as seo } from '@/content/ui/seo'
import { words as service } from '@/content/ui/service'
import { words as toronto } from '@/content/ui/toronto'

/** The interface strings of content/ui, each file under its name, for components, which may not import content themselves. */
export const uiWords = {
  blog,
  carousel,
  category,
  chrome,
  common,
  contact,
  emergency,
  error,
  form,
  home,
  proof,
  rooms,
  seo,
  service,
  toronto,
}

export type BlogListWords = typeof blog.list
export type FormWords = typeof form
export type MapWords = typeof contact.map
export type CarouselWords = typeof carousel
