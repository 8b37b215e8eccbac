import { isPreviewPath } from './preview-path'

/** The pages that the links of mails lead to, and the owner's own, behind the language. */
const secretPages = /^\/[a-z]{2}\/(?:alerts|newsletter|owner|visits)(?:\/|$)/

/** What carries a token: the links of mails, and a form that comes back with what was typed. */
const secretKeys = ['token', 'form'] as const

/**
 * Whether an address is nobody's business but the visitor's: whoever has it can act in their name, or reads what they typed.
 * No vendor's script sees such an address, whatever the visitor has agreed to.
 */
export function isSecretAddress({ pathname, search }: { pathname: string; search: string }): boolean {
  const query = new URLSearchParams(search)
  return isPreviewPath(pathname) || secretPages.test(pathname) || secretKeys.some((key) => query.has(key))
}
