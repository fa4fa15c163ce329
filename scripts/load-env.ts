import { existsSync } from 'node:fs'
import { errorMessage } from '@/lib/error-message'
import { today } from '@/lib/today'

// Import this first: it reads the .env files that Next's build reads, so that the steps around it use the same values.
// A variable that is already set keeps its value.
for (const file of ['.env.production.local', '.env.local', '.env.production', '.env'])
  if (existsSync(file)) process.loadEnvFile(file)

try {
  // Every supported Node can load a module with `require`, and no other.
  if (!process.features.require_module) throw new Error(`Node ${process.version} does not work here: see README.md`)
  today()
} catch (error) {
  console.error(errorMessage(error))
  process.exit(1)
}
