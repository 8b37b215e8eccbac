import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole } from '@/cms/access/access'
import { bodyOf, refuse, staffEndpoint, wrong } from '@/cms/collections/staff-endpoint'
import { exampleMail } from '@/cms/mail/examples/example-mail'
import {
  changedTexts,
  mailTextFaults,
  saveMailTexts,
  type TypedMailTexts,
} from '@/cms/operations/mail-texts/save-mail-texts'
import { restoreMailTexts } from '@/cms/operations/mail-texts/restore-mail-texts'
import { getMailAgency } from '@/cms/queries/agency/mail-agency'
import { isEditableMail, type EditableMail } from '@/domain/mail-texts/editable-mails'
import { isLocale, type Locale } from '@/domain/shared/locale'
import { isRecordId } from '@/domain/shared/record-id'

// A longer text is refused at its field; this only bounds what is read.
const mostSent = 20_000

const sentTexts = z.record(z.string().max(200), z.string().max(mostSent))

const typedShape = z.object({
  mail: z.custom<EditableMail>(isEditableMail),
  locale: z.custom<Locale>(isLocale),
  texts: sentTexts,
  base: sentTexts.optional(),
})

const typedOf = async (req: PayloadRequest): Promise<TypedMailTexts | null> =>
  typedShape.safeParse(await bodyOf(req)).data ?? null

type TextFault = ReturnType<typeof mailTextFaults>[number]

function codeOf(fault: TextFault): string {
  if (fault.code === 'overtaken') return `${fault.code} ${fault.now}`
  return 'names' in fault ? [fault.code, ...fault.names].join(' ') : fault.code
}

const codesOf = (faults: readonly TextFault[]): Record<string, string> =>
  Object.fromEntries(faults.map((fault) => [fault.path, codeOf(fault)]))

async function save(req: PayloadRequest): Promise<Response> {
  if (!hasRole(req, ['admin', 'editor'])) return refuse()
  const typed = await typedOf(req)
  if (typed === null) return wrong('invalid')
  const errors = codesOf(await saveMailTexts(req, typed))
  if (Object.keys(errors).length === 0) return Response.json({ ok: true })
  return Response.json({ ok: false, error: 'invalid', errors }, { status: 422 })
}

async function preview(req: PayloadRequest): Promise<Response> {
  if (!hasRole(req, ['admin', 'editor'])) return refuse()
  const typed = await typedOf(req)
  if (typed === null) return wrong('invalid')
  const { mail, locale } = typed
  const agency = await getMailAgency({ payload: req.payload, locale, req })
  const ownTexts = { ...agency.ownTexts, ...changedTexts(typed) }
  const { subject, html } = exampleMail(mail, { agency: { ...agency, ownTexts }, locale })
  return Response.json({ ok: true, subject, html })
}

async function restore(req: PayloadRequest): Promise<Response> {
  if (!hasRole(req, ['admin', 'editor'])) return refuse()
  const { version } = await bodyOf(req)
  if (!isRecordId(version)) return wrong('invalid')
  return (await restoreMailTexts(req, version)) ? Response.json({ ok: true }) : wrong('not-found', 404)
}

/** Editors store the texts of mails, take an earlier version of them back, and see a mail with example data. */
export const mailTextEndpoints: Endpoint[] = [
  { path: '/mail-texts/save', method: 'post', handler: staffEndpoint(save) },
  { path: '/mail-texts/restore', method: 'post', handler: staffEndpoint(restore) },
  { path: '/mail-texts/preview', method: 'post', handler: staffEndpoint(preview) },
]
