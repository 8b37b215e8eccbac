import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressedKinds = /\.(?:js|css)$/
// In bytes: of a smaller file compression saves next to nothing.
const minLength = 256

const compressors = {
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
 * Compresses the scripts and styles of a build at the highest level, each into a file beside it (`.br`, `.gz`), which
 * tools/server/compressed-files.mjs sends: they never change, and each visitor loads them.
 */
export function compressFiles(distDir: string): void {
  const folder = path.join(distDir, 'static')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!compressedKinds.test(name)) continue
    const file = path.join(folder, name)
    const content = readFileSync(file)
    if (content.length < minLength) continue
    for (const [ending, compress] of Object.entries(compressors))
      writeFileSync(`${file}.${ending}`, compress(content))
  }
}
