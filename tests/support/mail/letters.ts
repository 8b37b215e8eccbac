import { alertDigest } from '@/cms/mail/alerts/alert-digest'
import { alertConfirm, alertKnown, alertQuestion } from '@/cms/mail/alerts/alert-letters'
import { leadAnswer } from '@/cms/mail/leads/lead-answer'
import { leadReply } from '@/cms/mail/leads/lead-reply'
import { overdueLeads } from '@/cms/mail/leads/overdue-leads'
import type { MailAgency } from '../../../src/cms/queries/agency/mail-agency'
import { newsletterConfirm } from '@/cms/mail/newsletter/newsletter-confirm'
import { newsletterWelcome } from '@/cms/mail/newsletter/newsletter-welcome'
import { ownerAddress } from '@/cms/mail/owners/owner-address'
import { ownerLink } from '@/cms/mail/owners/owner-link'
import { ownerLogin } from '@/cms/mail/owners/owner-login'
import { ownerAnswer, ownerMessage } from '@/cms/mail/owners/owner-message'
import { ownerReport } from '@/cms/mail/owners/owner-report'
import { failedPlan } from '@/cms/mail/publication-plans/failed-plan'
import type { RenderedMail } from '@/cms/mail/render-mail'
import { staffFactor } from '@/cms/mail/accounts/staff-factor'
import { staffInvitation } from '@/cms/mail/accounts/staff-invitation'
import { staffPassword } from '@/cms/mail/accounts/staff-password'
import { staffSignIn } from '@/cms/mail/accounts/staff-sign-in'
import { appointmentAgent, appointmentAgenda } from '@/cms/mail/appointments/appointment-agent'
import { appointmentVisitor } from '@/cms/mail/appointments/appointment-visitor'
import type { AppointmentNews } from '@/cms/mail/appointments/appointment-news'
import type { Appointment } from '@/cms/payload-types'
import type { Locale } from '@/domain/shared/locale'

/** Names and texts that are dangerous in a header. */
export type Awkward = { name: string; line: string; text: string; href: string }

const appointmentNews: readonly AppointmentNews[] = ['confirmed', 'moved', 'cancelled', 'reminder']

const toAgency = ({ line, name }: Awkward): MailAgency => ({
  name,
  siteUrl: 'https://www.agency.example',
  phone: '+32 10 12 34 56',
  email: 'info@agency.example',
  address: line,
  mentions: [line, name],
})

function appointmentLetters(awkward: Awkward, locale: Locale): Record<string, RenderedMail> {
  const { name, line, text, href } = awkward
  const agency = toAgency(awkward)
  const appointment: Appointment = {
    id: 7,
    startsAt: '2026-12-01T09:00:00.000Z',
    endsAt: '2026-12-01T09:30:00.000Z',
    state: 'booked',
    source: 'online',
    language: locale,
    place: 1,
    firstName: name,
    lastName: name,
    email: 'zoe@example.com',
    phone: '+32 470 12 34 56',
    remark: text,
    slotKey: '1',
    sequence: 1,
    linkVersion: 1,
    since: '2026-11-22T23:37:23.037Z',
    updatedAt: '2026-11-22T23:37:23.037Z',
    createdAt: '2026-11-22T23:37:23.037Z',
  }
  const property = { publicId: 2101, title: line, shownAddress: line, fullAddress: line, subject: null }
  const details = {
    agency,
    appointment,
    property,
    agent: { name, email: 'anne@agency.example', phone: null },
  }
  const links = { manageHref: href, cancelHref: href, adminHref: href }
  const common = appointmentNews.flatMap((news): (readonly [string, RenderedMail])[] => [
    [`visit-${news}-visitor`, appointmentVisitor({ ...details, ...links, news }, locale)],
    ...(news === 'reminder'
      ? []
      : [
          [
            `visit-${news}-agent`,
            appointmentAgent({ ...details, ...links, news, by: 'visitor' }, locale),
          ] as const,
        ]),
  ])
  return {
    ...Object.fromEntries(common),
    'visit-reminder-agent': appointmentAgenda(
      { agency, appointments: [{ appointment, property, adminHref: href }] },
      locale,
    ),
  }
}

function ownerLetters(awkward: Awkward, locale: Locale): Record<string, RenderedMail> {
  const { name, line, text, href } = awkward
  const agency = toAgency(awkward)
  const owner = { name, email: 'zoe@example.com', phone: null }
  const message = { agency, name, subject: line, body: text, isAnswer: true, attachments: 2, href }
  const common = { agency, owner, property: line, subject: line, body: text, adminHref: href }
  const reasons = ['forgotten', 'locked', 'invitation'] as const
  return {
    ...Object.fromEntries(
      reasons.map((reason) => [`owner-${reason}`, ownerLink({ agency, reason, name, href }, locale)]),
    ),
    'owner-address': ownerAddress({ agency, name }, locale),
    'owner-login': ownerLogin(
      { agency, owner, properties: [line], now: new Date(0), adminHref: href },
      locale,
    ),
    'owner-message': ownerMessage(message, locale),
    'owner-answer-agency': ownerAnswer({ ...common, isAnswer: true, attachments: 0 }, locale),
    'owner-message-agency': ownerAnswer({ ...common, isAnswer: false, attachments: 2 }, locale),
    'owner-report': ownerReport(
      { agency, name, month: '2026-10', properties: [], accountHref: href },
      locale,
    ),
  }
}

function alertLetters(awkward: Awkward, locale: Locale): Record<string, RenderedMail> {
  const { name, line, href } = awkward
  const agency = toAgency(awkward)
  const ways = { keepHref: href, manageHref: href, unsubscribeHref: href }
  const property = {
    kind: 'property',
    title: line,
    href,
    price: '€ 385.000',
    details: [line],
    picture: null,
  } as const
  const facts = [{ label: line, value: line }]
  const counts = { new: 1, back: 0, 'price-drop': 0 }
  const entries = [{ kind: 'new', previousPrice: 400_000, property }] as const
  return {
    'alert-confirm': alertConfirm({ agency, name, href, facts }, locale),
    'alert-known': alertKnown({ agency, name, href, facts: [] }, locale),
    'alert-question': alertQuestion({ agency, name, summary: line, endDay: '24/12/2026', ...ways }, locale),
    'alert-digest': alertDigest(
      { agency, name, entries, counts, more: 0, summary: line, listingHref: href, isWider: false, ...ways },
      locale,
    ),
  }
}

function factorLetters(awkward: Awkward, locale: Locale): Record<string, RenderedMail> {
  const data = { agency: toAgency(awkward), now: new Date(), accountHref: awkward.href }
  return {
    'staff-factor-on': staffFactor({ ...data, news: 'on' }, locale),
    'staff-factor-off': staffFactor({ ...data, news: 'off' }, locale),
    'staff-passkey-on': staffFactor({ ...data, news: 'passkey-on' }, locale),
    'staff-passkey-off': staffFactor({ ...data, news: 'passkey-off' }, locale),
    'staff-factor-reset': staffFactor({ ...data, news: 'reset' }, locale),
  }
}

/** A mail of each kind that no form sends, with the same text wherever somebody can write one. */
export function writeLetters(awkward: Awkward, locale: Locale): Record<string, RenderedMail> {
  const { line, text, href } = awkward
  const agency = toAgency(awkward)
  return {
    ...appointmentLetters(awkward, locale),
    ...ownerLetters(awkward, locale),
    ...alertLetters(awkward, locale),
    'staff-invitation': staffInvitation({ agency, name: line, href }, locale),
    'staff-password': staffPassword({ agency, href }, locale),
    'staff-sign-in': staffSignIn({ agency, browser: line, now: new Date(), accountHref: href }, locale),
    'staff-failed-plan': failedPlan(
      {
        ...{ agency, name: line, kind: 'publish', dueAt: '2026-12-01T09:00:00.000Z', fault: 'refused' },
        ...{ reasons: [line, text], adminHref: href },
      },
      locale,
    ),
    ...Object.fromEntries(
      (['agent', 'colleague'] as const).map((reader) => [
        `lead-overdue-${reader}`,
        overdueLeads(
          {
            agency,
            reader,
            leads: [{ kind: 'contact-me', at: '2026-11-22T23:37:23.037Z', reference: 2101, adminHref: href }],
            more: 1,
            inboxHref: href,
          },
          locale,
        ),
      ]),
    ),
    ...factorLetters(awkward, locale),
    'lead-answer': leadAnswer({ agency, subject: line, text }, locale),
    'lead-reply': leadReply(
      { agency, kind: 'contact-me', visitor: awkward.name, other: line, text, files: 2, adminHref: href },
      locale,
    ),
    'newsletter-confirm': newsletterConfirm({ agency, href }, locale),
    'newsletter-welcome': newsletterWelcome({ agency, unsubscribeHref: href }, locale),
  }
}
