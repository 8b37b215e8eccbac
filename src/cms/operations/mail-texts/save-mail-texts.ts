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
}

type TextFault = OwnTextFault & { path: string }

const originalOf = (path: string, locale: Locale): string => textAt(mailTexts[locale], path.split('.')) ?? ''

/** The texts of this mail that differ from the site's own; others in the input are no texts of it. */
export function changedTexts({ mail, locale, texts }: TypedMailTexts): OwnMailTexts {
  return Object.fromEntries(
    editableMails[mail].flatMap((path) => {
      const text = texts[path]?.replace(/\r\n?/g, '\n').trim() ?? ''
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

/**
 * Stores the texts of one mail in one language; the caller has checked who asks. Texts equal to the site's own are not stored, so
 * that they follow it. Editors of different mails do not overwrite each other.
 */
export async function saveMailTexts(req: PayloadRequest, typed: TypedMailTexts): Promise<TextFault[]> {
  const faults = mailTextFaults(typed)
  if (faults.length > 0) return faults
  const { mail, locale } = typed
  const paths: readonly string[] = editableMails[mail]
  await inTransaction(req, async () => {
    const db = await transactionOf(req)
    await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.mailTexts}, 0)`)
    const stored = (await readOwnTexts({ payload: req.payload, req }))[locale]
    const others = Object.entries(stored).filter(([path]) => !paths.includes(path))
    await req.payload.updateGlobal({
      slug: 'mail-texts',
      locale,
      data: { texts: { ...Object.fromEntries(others), ...changedTexts(typed) } },
      overrideAccess: true,
      req,
    })
  })
  return []
}
