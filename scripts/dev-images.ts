import { buildImages } from '@/lib/build/images/build-images'
import { errorMessage } from '@/lib/error-message'

// Makes the pictures of `npm run dev`. It has its own process, because a process reads content/people.ts once.
await buildImages('public/img').catch((error: unknown) => console.error(errorMessage(error)))
