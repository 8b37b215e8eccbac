import { APPOINTMENTS_SEGMENT } from '@/domain/appointments/stored-names'
import { isPreviewPath } from './preview-path'

/** The pages of the links in mails, and the owner area, after the language. */
const secretPages = new RegExp(`^/[a-z]{2}/(?:alerts|newsletter|owner|${APPOINTMENTS_SEGMENT})(?:/|$)`)

/** The keys that carry a token: links in mails, and a returned form with its answers. */
const secretKeys = ['token', 'form'] as const

/**
 * Whether an address is private to the visitor: its holder can act for them, or read what they typed. No vendor's script
 * sees such an address, whatever the visitor has agreed to.
 */
export function isSecretAddress({ pathname, search }: { pathname: string; search: string }): boolean {
  const query = new URLSearchParams(search)
  return isPreviewPath(pathname) || secretPages.test(pathname) || secretKeys.some((key) => query.has(key))
}
