import { packTexts } from './pack-texts'

// The server's elements and its HTML are made by two bundles of one process.
declare global {
  var rememberedTexts: Map<string, readonly string[]> | undefined
}

// HTML is drawn right after its texts were packed, of a few pages at once.
const mostTexts = 50

/** Packs texts. The HTML of this page is made of them as they are; a browser unpacks them. */
export function rememberTexts(texts: readonly string[]): string {
  const packed = packTexts(texts)
  const remembered = (globalThis.rememberedTexts ??= new Map())
  remembered.set(packed, texts)
  for (const oldest of remembered.keys()) {
    if (remembered.size <= mostTexts) break
    remembered.delete(oldest)
  }
  return packed
}
