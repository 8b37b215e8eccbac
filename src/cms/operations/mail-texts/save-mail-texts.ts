import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { advisoryLocks } from '@/cms/database/advisory-locks'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { readOwnTexts } from '@/cms/queries/agency/mail-agency'
import { editableMails, type EditableMail } from '@/domain/mail-texts/editable-mails'
import { ownTextFault, type OwnTextFault } from '@/domain/mail-texts/own-text'
import type { Locale } from '@/domain/shared/locale'
import { mailTexts } from '@/messages/mail-texts'
import type { OwnMailTexts } from '@/messages/own-mail-texts'
import { textAt } from '@/messages/text-at'

/** The typed texts of one mail in one language; an empty one means the site's own. */
export type TypedMailTexts = {
  mail: EditableMail
  locale: Locale
  texts: Readonly<Record<string, string>>
  /** What the editor was shown: what they left as it was stays as it is stored by now. */
  base?: Readonly<Record<string, string>>
}

/** A colleague has changed the text since it was shown, to what it is now. */
type OvertakenText = { code: 'overtaken'; now: string }

type TextFault = (OwnTextFault | OvertakenText) & { path: string }

const originalOf = (path: string, locale: Locale): string => textAt(mailTexts[locale], path.split('.')) ?? ''

const tidy = (text = ''): string => text.replace(/\r\n?/g, '\n').trim()

/** The texts of this mail that differ from the site's own; others in the input are no texts of it. */
export function changedTexts({ mail, locale, texts }: TypedMailTexts): OwnMailTexts {
  return Object.fromEntries(
    editableMails[mail].flatMap((path) => {
      const text = tidy(texts[path])
      return text === '' || text === originalOf(path, locale) ? [] : [[path, text]]
    }),
  )
}

/** What is wrong with the typed texts, each at its place. */
export function mailTextFaults(typed: TypedMailTexts): TextFault[] {
  return Object.entries(changedTexts(typed)).flatMap(([path, text]) => {
    const fault = ownTextFault({ path, text, original: originalOf(path, typed.locale) })
    return fault === null ? [] : [{ ...fault, path }]
  })
}

/** A text as it was typed, as it was shown to who typed it, and as it is stored by now. */
function textsAt(path: string, { typed, stored }: { typed: TypedMailTexts; stored: OwnMailTexts }) {
  const original = originalOf(path, typed.locale)
  const [text, now] = [tidy(typed.texts[path]) || original, stored[path] ?? original]
  const before = typed.base?.[path]
  return { path, original, text, now, shown: before === undefined ? now : tidy(before) || original }
}

/** What the texts of the mail become on top of what is stored, and which of them a colleague has changed meanwhile. */
function mergeTexts(typed: TypedMailTexts, stored: OwnMailTexts) {
  const changed = editableMails[typed.mail]
    .map((path) => textsAt(path, { typed, stored }))
    .filter(({ text, shown }) => text !== shown)
  const overtaken = changed
    .filter(({ text, shown, now }) => shown !== now && text !== now)
    .map(({ path, now }): TextFault => ({ path, code: 'overtaken', now }))
  const paths: readonly string[] = changed.map(({ path }) => path)
  const kept = Object.entries(stored).filter(([path]) => !paths.includes(path))
  const own = changed.flatMap(({ path, text, original }) =>
    text === original ? [] : [[path, text] as const],
  )
  return { texts: Object.fromEntries([...kept, ...own]), overtaken }
}

/**
 * Stores the texts of one mail in one language; the caller has checked who asks. Texts equal to the site's own are not stored, so
 * that they follow it. Editors do not overwrite each other, also not in a text that several mails share.
 */
export async function saveMailTexts(req: PayloadRequest, typed: TypedMailTexts): Promise<TextFault[]> {
  const faults = mailTextFaults(typed)
  if (faults.length > 0) return faults
  const { locale } = typed
  return inTransaction(req, async () => {
    const db = await transactionOf(req)
    await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.mailTexts}, 0)`)
    const stored = (await readOwnTexts({ payload: req.payload, req }))[locale]
    const { texts, overtaken } = mergeTexts(typed, stored)
    if (overtaken.length > 0) return overtaken
    await req.payload.updateGlobal({
      slug: 'mail-texts',
      locale,
      data: { texts },
      overrideAccess: true,
      req,
    })
    return []
  })
}
