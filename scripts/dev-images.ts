import { errorMessage } from '@/lib/error-message'
import { buildImages } from '@/lib/images/build-images'

// Makes the pictures of `npm run dev`. It has its own process, because a process reads content/people.ts once.
await buildImages('public/img').catch((error: unknown) => console.error(errorMessage(error)))
