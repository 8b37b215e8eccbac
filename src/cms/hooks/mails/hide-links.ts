import type { CollectionAfterReadHook, PayloadRequest } from 'payload'
import { hasRole } from '@/cms/access/access'
import type { Mail } from '@/cms/payload-types'
import { secretKinds, withoutToken } from '@/cms/queries/mails/readable-mail'

/** Whoever has a link of a mail cancels the visit and ends the alert, and a reader changes nothing. */
const isForReader = (req: PayloadRequest): boolean => hasRole(req, ['reader'])

/**
 * Hides links that set somebody else's password from everybody who looks into the outbox, and from readers every link that acts for
 * its recipient. The worker, which sends the full link, reads the row directly.
 */
export const hideLinks: CollectionAfterReadHook<Mail> = ({ doc, req }) => {
  const { kind, html, text }: Partial<Mail> = doc
  // With a selection of columns the kind may be unknown.
  if (kind !== undefined && !secretKinds.has(kind) && !isForReader(req)) return doc
  return {
    ...doc,
    ...(isForReader(req) && { headers: null }),
    ...(typeof html === 'string' && { html: withoutToken(html) }),
    ...(typeof text === 'string' && { text: withoutToken(text) }),
  }
}
