import { agencyLead } from '@/cms/mail/leads/agency-lead'
import { leadFacts } from '@/cms/words/leads/lead-facts'
import { sendToFriend } from '@/cms/mail/leads/send-to-friend'
import { queueMail } from '@/cms/operations/mails/queue-mail'
import type { LeadMail } from '@/domain/leads/lead-definition'
import { leadTable } from '@/domain/leads/lead-table'
import { shownName, withoutLinks } from '@/domain/leads/values/shown-name'
import { env } from '@/env'
import { leadEffects } from './lead-effects'
import { recipientsOf, toVisitor, visitorOf, type LeadMailToQueue, type StoredLead } from './lead-mailing'

function buildAgencyMail(stored: StoredLead): LeadMailToQueue {
  const { lead, own, agencies, names, leadId } = stored
  const { kind, values } = lead
  const { address, name } = visitorOf(stored)
  const mail = agencyLead(
    {
      agency: agencies.own,
      kind,
      from: name || address,
      visitorLocale: lead.locale,
      facts: leadFacts({ kind, values, locale: own.locale, names }),
      subject: own.subject,
      adminHref: `${env.SITE_URL}/admin/collections/leads/${leadId}`,
    },
    own.locale,
  )
  const replyTo = { address, name }
  return { ...mail, kind: `${kind}-agency`, locale: own.locale, to: recipientsOf(stored), replyTo }
}

async function buildVisitorMail(stored: StoredLead): Promise<LeadMailToQueue | null> {
  const { visitorLetter } = leadEffects[stored.lead.kind]
  if (!stored.maySendToVisitor || visitorLetter === null) return null
  return { ...(await visitorLetter(stored)), ...toVisitor(stored) }
}

function buildFriendMail(stored: StoredLead): LeadMailToQueue | null {
  const { lead, subject, agencies } = stored
  const { values, locale, kind } = lead
  const { address, name, shown } = visitorOf(stored)
  if (!subject || !values.friendEmail) return null
  const mail = sendToFriend(
    {
      agency: agencies.visitors,
      friendName: shownName(values.friendName),
      senderName: shown,
      senderEmail: address,
      message: values.remark === null ? null : withoutLinks(values.remark),
      subject,
    },
    locale,
  )
  return { ...mail, kind: `${kind}-friend`, locale, to: values.friendEmail, replyTo: { address, name } }
}

const builders: Record<
  LeadMail,
  (stored: StoredLead) => LeadMailToQueue | null | Promise<LeadMailToQueue | null>
> = {
  agency: buildAgencyMail,
  visitor: buildVisitorMail,
  friend: buildFriendMail,
}

/** Queues every mail of a lead in the transaction that stores it, so that both are there or neither. */
export async function queueLeadMails(stored: StoredLead): Promise<void> {
  const { lead, req, leadId } = stored
  for (const name of leadTable[lead.kind].mails) {
    const mail = await builders[name](stored)
    if (mail) await queueMail({ req, mail: { ...mail, about: `leads/${leadId}` } })
  }
}
