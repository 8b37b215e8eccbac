import { createReadStream } from 'node:fs'

/** A file with JSON that is not a list. */
export class NoListError extends Error {}

const isBlank = (text: string): boolean => text.trim() === ''

/** Cuts a JSON list into the texts of its items while it is read; JSON.parse reads the items. */
class ItemCutter {
  private depth = 0
  private inText = false
  private isEscaped = false
  private hasBegun = false
  private hasItems = false
  private pending = ''

  /** @throws SyntaxError if the list has not ended, or something follows it; NoListError if none began. */
  end(): void {
    if (!this.hasBegun) throw isBlank(this.pending) ? new SyntaxError('the file is empty') : new NoListError()
    if (this.depth !== 0 || this.inText) throw new SyntaxError('the list does not end')
    if (!isBlank(this.pending)) throw new SyntaxError('something follows the end of the list')
  }

  /** The items that are complete after this chunk of the file. */
  *take(piece: string): Generator<string> {
    let start = 0
    for (let at = 0; at < piece.length; at += 1) {
      const character = piece.charAt(at)
      if (this.inText) this.readText(character)
      else if (this.isBoundary(character)) {
        yield* this.cut(this.pending + piece.slice(start, at), character)
        start = at + 1
      }
    }
    this.pending += piece.slice(start)
  }

  private readText(character: string): void {
    if (this.isEscaped) this.isEscaped = false
    else if (character === '\\') this.isEscaped = true
    else if (character === '"') this.inText = false
  }

  /** Counts brackets; true where an item or the list itself begins or ends. */
  private isBoundary(character: string): boolean {
    if (character === '"') this.inText = true
    else if (character === '[' || character === '{') return (this.depth += 1) === 1
    else if (character === ']' || character === '}') return (this.depth -= 1) === 0
    else if (character === ',') return this.depth === 1
    return false
  }

  private *cut(text: string, character: string): Generator<string> {
    this.pending = ''
    if (this.depth === 1 && character !== ',') {
      if (character !== '[' || !isBlank(text.replace(/^\uFEFF/, ''))) throw new NoListError()
      this.hasBegun = true
      return
    }
    if (character === '}' || this.depth < 0) throw new SyntaxError(`a "${character}" too many`)
    const isEmptyList = character === ']' && !this.hasItems && isBlank(text)
    this.hasItems = true
    if (!isEmptyList) yield text
  }
}

/**
 * The items of a file that holds a JSON list, one after the other, so that a list of any length needs the memory of one
 * item.
 * @throws SyntaxError if the file is no JSON, NoListError if it is no list, and errors of the file system.
 */
export async function* readJsonList(file: string): AsyncGenerator<unknown> {
  const cutter = new ItemCutter()
  for await (const piece of createReadStream(file, { encoding: 'utf8', highWaterMark: 1 << 20 })) {
    for (const text of cutter.take(String(piece))) yield JSON.parse(text)
  }
  cutter.end()
}
