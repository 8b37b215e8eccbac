import type { CollectionAfterReadHook } from 'payload'
import type { Mail } from '@/cms/payload-types'

const secretKinds: ReadonlySet<string> = new Set(['owner-password', 'owner-invitation'])

const withoutToken = (text: string): string => text.replace(/(\btoken(?:=|%3D))[\w.%-]+/gi, '$1…')

/** The text of a mail as anybody may read it: the way to an owner's password is the owner's alone. */
export const readableText = <Row extends { kind: string; text: string | null }>(row: Row): Row =>
  secretKinds.has(row.kind) && row.text !== null ? { ...row, text: withoutToken(row.text) } : row

/**
 * Who reads a mail in the outbox never learns the way to an owner's password. The worker, which sends the whole link,
 * reads the row itself.
 */
export const hideOwnerLinks: CollectionAfterReadHook<Mail> = ({ doc }) => {
  const { kind, html, text }: Partial<Mail> = doc
  // Where only some columns were asked for, the kind may not be known.
  if (kind !== undefined && !secretKinds.has(kind)) return doc
  return {
    ...doc,
    ...(typeof html === 'string' && { html: withoutToken(html) }),
    ...(typeof text === 'string' && { text: withoutToken(text) }),
  }
}
