import type { CollectionAfterReadHook } from 'payload'
import type { Mail } from '@/cms/payload-types'
import { secretKinds, withoutToken } from '@/cms/queries/mails/readable-mail'

/**
 * Hides links that set somebody else's password from every reader of the outbox. The worker, which sends the full link,
 * reads the row directly.
 */
export const hidePasswordLinks: CollectionAfterReadHook<Mail> = ({ doc }) => {
  const { kind, html, text }: Partial<Mail> = doc
  // With a selection of columns the kind may be unknown.
  if (kind !== undefined && !secretKinds.has(kind)) return doc
  return {
    ...doc,
    ...(typeof html === 'string' && { html: withoutToken(html) }),
    ...(typeof text === 'string' && { text: withoutToken(text) }),
  }
}
