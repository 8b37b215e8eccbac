import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const packedKinds = /\.(?:js|css)$/
// A smaller file is one packet of the network as it is.
const smallest = 1024

const packers = {
  br: (file: Buffer) =>
    brotliCompressSync(file, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
      },
    }),
  gz: (file: Buffer) => gzipSync(file, { level: 9 }),
}

/**
 * Compresses the scripts and styles of a build as well as it goes, each into a file beside it (`.br`, `.gz`), which
 * tools/server/packed-files.mjs sends: they never change, and each visitor loads them.
 */
export function packFiles(distDir: string): void {
  const folder = path.join(distDir, 'static')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!packedKinds.test(name)) continue
    const file = path.join(folder, name)
    const content = readFileSync(file)
    if (content.length < smallest) continue
    for (const [ending, pack] of Object.entries(packers)) writeFileSync(`${file}.${ending}`, pack(content))
  }
}
