import type { SocialLink } from '@/content/schema'

/** Placeholder profiles: replace each address before launch. */
export const socialLinks: readonly SocialLink[] = [
  { href: 'https://www.facebook.com/ampersandelectric.example', label: 'Facebook', icon: 'facebook' },
  { href: 'https://www.instagram.com/ampersandelectric.example', label: 'Instagram', icon: 'instagram' },
  { href: 'https://www.youtube.com/@ampersandelectric.example', label: 'YouTube', icon: 'youtube' },
]
