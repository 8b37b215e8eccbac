import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Duplex, type Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** The size in bytes of a content, and its hash in hexadecimal digits. */
export type Digest = { bytes: number; sha256: string }

/** A content of bytes, whose digest is known when it has been read. */
function digesting(): {
  through: (content: AsyncIterable<unknown>) => AsyncIterable<Uint8Array>
  digest: () => Digest
} {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    through: async function* (content) {
      for await (const piece of content) {
        if (!(piece instanceof Uint8Array)) throw new TypeError('A content of bytes was expected.')
        hash.update(piece)
        bytes += piece.length
        yield piece
      }
    },
    digest: () => ({ bytes, sha256: hash.digest('hex') }),
  }
}

/** Writes a file that only the user of the site can read, completely or not at all. */
export async function writeHashed(
  to: string,
  { content, through = [] }: { content: Readable; through?: Transform[] },
): Promise<Digest> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
  const digested = digesting()
  try {
    await pipeline([
      content,
      ...through,
      Duplex.from(digested.through),
      createWriteStream(to, { mode: 0o600 }),
    ])
    return digested.digest()
  } catch (error) {
    await rm(to, { force: true })
    throw error
  }
}

/** The digest of a content that is read to its end. */
export async function digestOf(content: Readable): Promise<Digest> {
  const digested = digesting()
  for await (const _ of digested.through(content)) continue
  return digested.digest()
}
