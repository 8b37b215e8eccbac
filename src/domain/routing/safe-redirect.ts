import { decodePercent } from './routes'

const MAX_LENGTH = 2048
// Servers and proxies between us and the visitor may decode again.
const MAX_DECODINGS = 3

/** The target if it is an absolute path of this site, at most 2048 characters, also after percent-decoding; else null. */
export function safeInternalPath(target: unknown): string | null {
  if (typeof target !== 'string' || target.length > MAX_LENGTH) return null
  const decodedTarget = decodePercent(target)
  if (decodedTarget === null || !isInternal(decodedTarget)) return null
  let form = target
  for (let decodings = 0; decodings <= MAX_DECODINGS; decodings += 1) {
    if (!isInternal(form)) return null
    const decoded = decodeAscii(form)
    if (decoded === form) return target
    form = decoded
  }
  return null
}

function isInternal(target: string): boolean {
  if (!/^\/(?!\/)/.test(target) || /[\\\p{Cc}]/u.test(target)) return false
  // '/.//evil.example' becomes '//evil.example' only when its dots are resolved.
  const base = 'https://site.invalid'
  const resolved = new URL(target, base)
  return resolved.origin === base && !resolved.pathname.startsWith('//')
}

// Decodes what it can, like a lenient server: '100%25' becomes '100%', which cannot be decoded further.
function decodeAscii(text: string): string {
  return text.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}
