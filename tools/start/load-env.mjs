// Reads .env if there is one; variables that are set already take precedence.
import { existsSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../../.env', import.meta.url))
if (existsSync(file)) process.loadEnvFile(file)
