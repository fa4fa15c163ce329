import type { SocialLink } from '@/content/schema'

/**
 * Placeholder profiles: replace each address before launch. Another network also needs its name in
 * content/schema/facts.ts and its drawing in components/layout/social-items.tsx.
 */
export const socialLinks: readonly SocialLink[] = [
  { href: 'https://www.facebook.com/ampersandelectric.example', label: 'Facebook', icon: 'facebook' },
  { href: 'https://www.instagram.com/ampersandelectric.example', label: 'Instagram', icon: 'instagram' },
  { href: 'https://www.youtube.com/@ampersandelectric.example', label: 'YouTube', icon: 'youtube' },
]
