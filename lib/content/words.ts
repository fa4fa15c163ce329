import { words as blog } from '@/content/ui/blog'
import { words as chrome } from '@/content/ui/chrome'
import { words as common } from '@/content/ui/common'
import { words as form } from '@/content/ui/form'
import { carousel, room } from '@/content/ui/sections'

/** The words of the interface, for components: they never reach into content themselves. */
export const uiWords = { blog, chrome, common, form, carousel, room }

export type BlogListWords = typeof blog.list
export type FormWords = typeof form
export type CarouselWords = typeof carousel

/**
 * @param template words with {name} in them
 * @param name what stands there
 */
export function fillName(template: string, name: string): string {
  return template.replace('{name}', name)
}
