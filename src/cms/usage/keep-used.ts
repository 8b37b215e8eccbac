import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug } from 'payload'
import { isStaff } from '@/cms/access/access'
import { editorText } from '@/cms/fields/editor-text'
import { officeTexts } from '@/messages/office-texts'
import { fillTexts } from '@/messages/fill-texts'
import { nameUses, type NamedUse } from './name-uses'

// The message is one line; the rest is on the document's own page, under "Used in".
const mostNamed = 5

/** What a use is called in one line. */
export const useLine = ({ kind, title }: NamedUse): string => (title === '' ? kind : `${kind} “${title}”`)

/**
 * Refuses to delete a used document, and says where it is used: the database would only remove it from the page that shows
 * it. `except` are collections that only record it.
 */
export const keepUsed =
  (
    collection: CollectionSlug,
    { except = [] }: { except?: readonly CollectionSlug[] } = {},
  ): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    if (!isStaff(req)) return
    const uses = await nameUses(req, { collection, id: Number(id), except })
    if (uses.length === 0) return
    const named = uses.slice(0, mostNamed).map((use) => `${useLine(use)} (${use.href})`)
    const lines = uses.length > mostNamed ? [...named, '…'].join(', ') : named.join(', ')
    const message = editorText(
      req,
      fillTexts(officeTexts.usage.keepUsed.message, { count: uses.length, lines }),
    )
    throw new APIError(message, 409, { usedIn: uses }, true)
  }
