export type ScriptSources = {
  nonce: string
  /** SHA-256 in Base64 of the inline scripts that are the same on every page. */
  hashes: readonly string[]
  /** Allows the tools of `next dev`. */
  development: boolean
}

/** The directive of a content security policy for pages whose scripts are of this site, inline ones with a nonce or a known hash. */
export function scriptSources({ nonce, hashes, development }: ScriptSources): string {
  const known = hashes.map((hash) => ` 'sha256-${hash}'`).join('')
  return `script-src 'self' 'nonce-${nonce}'${known}${development ? " 'unsafe-eval'" : ''}`
}
