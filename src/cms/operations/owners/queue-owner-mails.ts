import type { Payload, PayloadRequest } from 'payload'
import { findRecord, findRecords } from '@/cms/database/records'
import { ownerAnswer, ownerMessage } from '@/cms/mail/owners/owner-message'
import { readMailAgencies, getOfficeLocale, type MailAgency } from '@/cms/queries/agency/mail-agency'
import type { Owner } from '@/cms/payload-types'
import { getAppointmentProperty } from '@/cms/queries/appointments/get-appointment-property'
import { relationId } from '@/domain/shared/relation-id'
import { shownName } from '@/domain/leads/values/clean-text'
import { isMailAddress, type Mailbox } from '@/domain/mail/mailbox'
import { answerSubject } from '@/domain/owners/owner-message'
import { ownerHref } from '@/domain/routing/owner-address'
import { fallbackLocale, type Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import { queueMail, queueMails } from '@/cms/operations/mails/queue-mail'

/** The further data for the mails of a conversation. */
export type OwnerMailing = {
  agencies: Record<Locale, MailAgency>
  /** The recipient of owners' replies: the agent of the property, or the office. */
  agent: Mailbox
  /** The language of that agent, or of the office. */
  officeLocale: Locale
  /** The property, as the owner reads it. */
  property: string | null
}

/** A message: its row, its conversation, and the owner. */
export type MessagePlace = { about: number; thread: number; owner: number }

export type OwnerLetter = { subject: string; body: string; attachments: number; isAnswer: boolean }

type QueueOwnerMailsInput = { payload: Payload; property: number | null }

async function findAgent({ payload, property: id }: QueueOwnerMailsInput): Promise<Mailbox | null> {
  if (id === null) return null
  const property = await findRecord(payload, {
    collection: 'properties',
    where: { id: { equals: id } },
    select: { agent: true },
    bin: 'too',
  })
  const where = { id: { equals: relationId(property?.agent) ?? 0 } }
  const agent = await findRecord(payload, { collection: 'agents', where })
  return agent?.email && isMailAddress(agent.email) ? { address: agent.email, name: agent.name } : null
}

/** Reads the data for mails about messages to owners, once for all of them. */
export async function prepareOwnerMailing(input: QueueOwnerMailsInput): Promise<OwnerMailing> {
  const { payload, property: id } = input
  const agencies = await readMailAgencies({ payload })
  const known = await findAgent(input)
  const officeLocale = await getOfficeLocale({ payload, address: known?.address ?? env.AGENCY_EMAIL })
  const property = id === null ? null : await getAppointmentProperty({ payload, id, locale: officeLocale })
  const office = { address: env.AGENCY_EMAIL, name: agencies[officeLocale].name }
  return {
    agencies,
    agent: known ?? office,
    officeLocale,
    property: property && [property.title, property.publicId].filter(Boolean).join(' – '),
  }
}

type MailedOwner = Pick<Owner, 'id' | 'email' | 'firstName' | 'lastName' | 'language'>

const nameOf = ({ firstName, lastName }: MailedOwner): string | null =>
  shownName(firstName ?? null, lastName ?? null)

async function findOwners(req: PayloadRequest, ids: readonly number[]): Promise<MailedOwner[]> {
  const docs = await findRecords(req.payload, {
    collection: 'owners',
    where: { id: { in: [...ids] } },
    select: { email: true, firstName: true, lastName: true, language: true },
    limit: ids.length,
    req,
  })
  return docs
}

/** Mails each owner, in their language, what the agency wrote; one without a mail address reads it in their area. */
export async function queueOwnerMails({
  req,
  mailing,
  threads,
  letter,
}: {
  req: PayloadRequest
  mailing: OwnerMailing
  threads: readonly MessagePlace[]
  letter: OwnerLetter
}): Promise<void> {
  if (threads.length === 0) return
  const owners = await findOwners(
    req,
    threads.map(({ owner }) => owner),
  )
  const subject = letter.isAnswer ? answerSubject(letter.subject) : letter.subject
  const mails = threads.flatMap(({ about, thread, owner: id }) => {
    const owner = owners.find((each) => each.id === id)
    if (!owner || !isMailAddress(owner.email)) return []
    const locale = owner.language ?? fallbackLocale
    const agency = mailing.agencies[locale]
    const href = `${env.SITE_URL}${ownerHref({ locale, page: { kind: 'message', id: thread } })}`
    const mail = ownerMessage({ ...letter, agency, subject, name: nameOf(owner), href }, locale)
    const replyTo = mailing.agent
    return [
      { ...mail, kind: 'owner-message', locale, to: owner.email, replyTo, about: `owner-messages/${about}` },
    ]
  })
  await queueMails({ req, mails })
}

/** Mails the agent of the property, or the office, what an owner has written. */
export async function notifyOfficeOfMessage({
  req,
  mailing,
  place,
  letter,
}: {
  req: PayloadRequest
  mailing: OwnerMailing
  place: MessagePlace
  letter: OwnerLetter
}): Promise<void> {
  const [owner] = await findOwners(req, [place.owner])
  if (!owner) throw new Error('The owner of a conversation is gone')
  const { officeLocale } = mailing
  const name = nameOf(owner)
  const adminHref = `${env.SITE_URL}/admin/collections/owner-messages/${place.thread}`
  const mail = ownerAnswer(
    {
      ...letter,
      agency: mailing.agencies[officeLocale],
      owner: { name, email: owner.email },
      property: mailing.property,
      adminHref,
    },
    officeLocale,
  )
  const replyTo = isMailAddress(owner.email) ? { address: owner.email, name: name ?? '' } : null
  const about = `owner-messages/${place.about}`
  const to = mailing.agent.address
  await queueMail({
    req,
    mail: {
      ...mail,
      kind: letter.isAnswer ? 'owner-answer-agency' : 'owner-message-agency',
      locale: officeLocale,
      to,
      replyTo,
      about,
    },
  })
}
