import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { locales } from '../../src/locales.mjs'
import { messageFile } from './message-file'

for (const file of readdirSync('src/messages/fr')) {
  const { name } = path.parse(file)
  writeFileSync(`src/messages/files/${name}-files.ts`, messageFile({ name, locales }))
}
