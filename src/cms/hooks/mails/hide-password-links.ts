import type { CollectionAfterReadHook } from 'payload'
import type { Mail } from '@/cms/payload-types'
import { secretKinds, withoutToken } from '@/cms/queries/mails/readable-mail'

/**
 * Whoever reads a mail in the outbox never learns the way to somebody else's password. The worker, which sends the whole
 * link, reads the row itself.
 */
export const hidePasswordLinks: CollectionAfterReadHook<Mail> = ({ doc }) => {
  const { kind, html, text }: Partial<Mail> = doc
  // Where only some columns were asked for, the kind may not be known.
  if (kind !== undefined && !secretKinds.has(kind)) return doc
  return {
    ...doc,
    ...(typeof html === 'string' && { html: withoutToken(html) }),
    ...(typeof text === 'string' && { text: withoutToken(text) }),
  }
}
