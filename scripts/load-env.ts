import { existsSync } from 'node:fs'

// Import this first: it reads the .env files that Next's build reads, so that the steps around it use the same values.
// A variable that is already set keeps its value.
for (const file of ['.env.production.local', '.env.local', '.env.production', '.env'])
  if (existsSync(file)) process.loadEnvFile(file)
