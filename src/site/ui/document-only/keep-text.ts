import { createHash } from 'node:crypto'
import { keptTexts } from './kept-texts'

/** More than the pages that a process draws at once hold. */
const most = 500

/** Keeps a text until its page is written as HTML; returns what it is called, which is the same for the same text. */
export function keepText(text: string): string {
  const id = `t${createHash('sha256').update(text).digest('base64url').slice(0, 10)}`
  const texts = keptTexts()
  texts.delete(id)
  texts.set(id, text)
  for (const oldest of texts.keys()) {
    if (texts.size <= most) break
    texts.delete(oldest)
  }
  return id
}
