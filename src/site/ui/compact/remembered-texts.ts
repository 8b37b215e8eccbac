import { packTexts } from './pack-texts'
import { unpackTexts } from './unpack-texts'

// The server's elements and its HTML are made by two bundles of one process.
declare global {
  var rememberedTexts: Map<string, readonly string[]> | undefined
}

// HTML is drawn right after its texts were packed, of a few pages at once.
const mostTexts = 50

const remembered = (): Map<string, readonly string[]> => (globalThis.rememberedTexts ??= new Map())

function remember(packed: string, texts: readonly string[]): void {
  const all = remembered()
  // The latest stand last.
  all.delete(packed)
  all.set(packed, texts)
  for (const oldest of all.keys()) {
    if (all.size <= mostTexts) break
    all.delete(oldest)
  }
}

/** Packs texts. The HTML of this page is made of them as they are; a browser unpacks them. */
export function rememberTexts(texts: readonly string[]): string {
  const packed = packTexts(texts)
  remember(packed, texts)
  return packed
}

/** Remembers texts for another page, of which they were packed before. */
export const rememberAgain = (packed: string): void =>
  remember(packed, remembered().get(packed) ?? unpackTexts(packed))
