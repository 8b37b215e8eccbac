import type { ConfirmedKind } from '@/cms/mail/leads/confirmed-kinds'
import { requestDocument } from '@/cms/mail/leads/request-document'
import { visitorConfirmation } from '@/cms/mail/leads/visitor-confirmation'
import type { RenderedMail } from '@/cms/mail/render-mail'
import { requestAlert } from '@/cms/operations/alerts/request-alert'
import { queueMail } from '@/cms/operations/mails/queue-mail'
import { askToSubscribe } from '@/cms/operations/newsletter/subscribe'
import { queueJob } from '@/cms/operations/queue-job'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { DOCUMENT_DAYS, findDocumentLinks } from './document-links'
import { draftTestimonial } from './draft-testimonial'
import { toVisitor, visitorOf, type StoredLead } from './lead-mailing'

/** What becomes of a lead beyond its row and the mails to the agency and to a friend, in the transaction that stores it. */
type LeadEffects = {
  /** The letter to the visitor; null where there is none, or where what is stored with the lead has a letter of its own. */
  visitorLetter: ((stored: StoredLead) => RenderedMail | Promise<RenderedMail>) | null
  /** What else is stored or queued, one after the other. */
  onStored: readonly ((stored: StoredLead) => Promise<void>)[]
  /** Whether the form is refused while the visitor's mailbox may not be written to. */
  needsMailbox: boolean
}

const none: LeadEffects = { visitorLetter: null, onStored: [], needsMailbox: false }

const confirmed = (kind: ConfirmedKind): LeadEffects => ({
  ...none,
  visitorLetter: (stored) => {
    const { agencies, subject, lead } = stored
    const data = { agency: agencies.visitors, kind, name: visitorOf(stored).shown, subject }
    return visitorConfirmation(data, lead.locale)
  },
})

async function documentLetter(stored: StoredLead): Promise<RenderedMail> {
  const { lead, subject, agencies, req, leadId, now } = stored
  const { locale } = lead
  const links = await findDocumentLinks({ payload: req.payload, subject, locale, now, leadId })
  const { shown: name } = visitorOf(stored)
  return requestDocument({ agency: agencies.visitors, name, subject, links, days: DOCUMENT_DAYS }, locale)
}

/** Stores the search alert, whose letter asks for a confirmation: nothing is told before that. */
async function askForAlert(stored: StoredLead): Promise<void> {
  const { req, lead, leadId, agencies, maySendToVisitor, now } = stored
  if (!maySendToVisitor) return
  const letter = await requestAlert({ req, lead, leadId, agency: agencies.visitors, now })
  await queueMail({ req, mail: { ...letter, ...toVisitor(stored), about: `leads/${leadId}` } })
}

/** Asks the visitor by mail whether they want the newsletter. */
export async function askForNewsletter(stored: StoredLead): Promise<void> {
  const { lead, agencies, req, now, leadId, maySendToVisitor } = stored
  const { address: email, name } = visitorOf(stored)
  if (!maySendToVisitor || !email) return
  const about = `leads/${leadId}`
  const { locale } = lead
  await askToSubscribe({ req, agency: agencies.visitors, email, name: name || null, locale, now, about })
}

/** A job finds out whether the address is an owner's: the answer to the form does not depend on it. */
const queueOwnerPassword = ({ req, leadId }: StoredLead): Promise<void> =>
  queueJob({ req, job: { name: 'owner-password', data: { lead: leadId } } })

/** Every kind of form; a new one does not compile before it stands here. */
export const leadEffects: Record<LeadKind, LeadEffects> = {
  'site-contact': confirmed('site-contact'),
  'contact-demand': confirmed('contact-demand'),
  'send-to-friend': none,
  'contact-me': confirmed('contact-me'),
  'demand-register': { ...none, onStored: [askForAlert], needsMailbox: true },
  'contact-construction': confirmed('contact-construction'),
  'contact-appointment': confirmed('contact-appointment'),
  'opinion-system': { ...confirmed('opinion-system'), onStored: [draftTestimonial] },
  'job-contact': confirmed('job-contact'),
  'forgot-password': { ...none, onStored: [queueOwnerPassword] },
  'sign-newsletter': { ...none, onStored: [askForNewsletter] },
  'request-document': { ...none, visitorLetter: documentLetter },
  'rental-application': confirmed('rental-application'),
  'purchase-offer': confirmed('purchase-offer'),
}
