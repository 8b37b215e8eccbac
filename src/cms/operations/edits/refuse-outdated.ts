import { APIError, type FlattenedField, type PayloadRequest } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { editsSince, type DocumentEdit, type EditedDocument } from './document-edits'
import { conflictTexts } from './edit-texts'
import { changedPaths, nameOfField } from './form-fields'

/** The header in which a form sends when the version that it loaded was saved. */
export const BASE_VERSION_HEADER = 'x-base-version'

/** The answer to a refused save, for the dialog of the form and for programs. */
export type EditConflict = {
  /** The names of the people who have saved since; none if it was a program. */
  editors: string[]
  /** As the form names them, in the reader's language. */
  fields: string[]
  /** The base version to send with a save that is to overwrite. */
  version: string
}

const tellsLocale = ({ locale }: DocumentEdit, req: PayloadRequest): boolean =>
  locale !== null && locale !== req.locale

/**
 * Whether each edit was based on the one before, from the base of a save to the newest version, so that nobody else saved
 * between.
 */
function isUnbroken({
  edits,
  base,
  newest,
}: {
  edits: readonly DocumentEdit[]
  base: Date
  newest: Date
}): boolean {
  const starts = [...edits.map((edit) => edit.base), newest]
  const ends = [base, ...edits.map(({ at }) => at)]
  return starts.every((start, index) => start?.getTime() === ends[index]?.getTime())
}

/** The names of the fields that others changed; without recorded edits, of those that the save would overwrite. */
function namesOf({
  edits,
  isAllNoted,
  fields,
  data,
  current,
  req,
}: {
  edits: readonly DocumentEdit[]
  isAllNoted: boolean
  fields: readonly FlattenedField[]
  data: unknown
  current: unknown
  req: PayloadRequest
}): string[] {
  const noted = edits.flatMap((edit) =>
    edit.fields.map((path) => {
      const name = nameOfField({ path, fields, req })
      return tellsLocale(edit, req) ? `${name} (${edit.locale})` : name
    }),
  )
  const others = isAllNoted
    ? []
    : changedPaths({ fields, data, before: current }).map((path) => nameOfField({ path, fields, req }))
  return [...new Set([...noted, ...others])]
}

function sentence(
  req: PayloadRequest,
  { editors, fields }: Pick<EditConflict, 'editors' | 'fields'>,
): string {
  const who = editors.length > 0 ? editors.join(', ') : editorText(req, conflictTexts.program)
  return editorText(req, conflictTexts.refused)
    .replace('{who}', () => who)
    .replace('{fields}', () => fields.join(', '))
}

/**
 * Refuses a save on top of a version that is no longer the newest.
 * @throws APIError (409) with an `EditConflict`.
 */
export async function refuseOutdated({
  req,
  document,
  base,
  current,
  data,
  fields,
}: {
  req: PayloadRequest
  document: EditedDocument
  /** When the version that the form loaded was saved. */
  base: Date
  /** The newest version; with `updatedAt`. */
  current: { updatedAt: Date; values: unknown }
  data: unknown
  fields: readonly FlattenedField[]
}): Promise<void> {
  if (current.updatedAt.getTime() <= base.getTime()) return
  const edits = await editsSince(req, { document, since: base })
  const isAllNoted = isUnbroken({ edits, base, newest: current.updatedAt })
  const names = namesOf({ edits, isAllNoted, fields, data, current: current.values, req })
  // The version was saved again without a change, or this save would overwrite nothing in it.
  if (names.length === 0) return
  const editors = [...new Set(edits.map(({ editor }) => editor).filter((editor) => editor !== null))]
  const conflict = { editors, fields: names, version: current.updatedAt.toISOString() }
  throw new APIError(sentence(req, conflict), 409, { conflict }, true)
}
