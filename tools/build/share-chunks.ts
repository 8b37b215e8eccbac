import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const sourceMapComment = /\n\/\/# sourceMappingURL=.*\s*$/
// In characters: a shorter file is hardly longer than what would lead to another.
const minLength = 1000

/** Replaces what repeats another chunk of the folder by a line that leads there. */
function shareIn(folder: string): void {
  const firsts = new Map<string, string>()
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.js')) continue
    const file = path.join(folder, name)
    const code = readFileSync(file, 'utf8').replace(sourceMapComment, '')
    if (code.length < minLength) continue
    const content = createHash('sha256').update(code).digest('hex')
    const first = firsts.get(content)
    if (first === undefined) firsts.set(content, name)
    else {
      writeFileSync(file, `module.exports = require(${JSON.stringify(`./${first}`)})\n`)
      rmSync(`${file}.map`, { force: true })
    }
  }
}

/**
 * Makes chunks of the server that are the same one file. Turbopack writes all of Payload again for each route that answers
 * requests, and a process holds the text of each file that it has loaded: 250 MB (docs/performance.md).
 */
export function shareChunks(distDir: string): void {
  const chunks = path.join(distDir, 'server', 'chunks')
  for (const folder of [chunks, path.join(chunks, 'ssr')]) if (existsSync(folder)) shareIn(folder)
}
