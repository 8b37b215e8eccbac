import { staffFactor, type FactorNews } from '@/cms/mail/accounts/staff-factor'
import { staffInvitation } from '@/cms/mail/accounts/staff-invitation'
import { staffPassword } from '@/cms/mail/accounts/staff-password'
import { staffSignIn } from '@/cms/mail/accounts/staff-sign-in'
import { leadReply } from '@/cms/mail/leads/lead-reply'
import { overdueLeads } from '@/cms/mail/leads/overdue-leads'
import { failedPlan } from '@/cms/mail/publication-plans/failed-plan'
import type { ReminderStep } from '@/domain/leads/lead-reminder'
import type { EditableMail } from '@/domain/mail-texts/editable-mails'
import {
  exampleMessage,
  exampleMoment,
  exampleOverdue,
  examplePerson,
  exampleSubject,
  hrefOf,
  type ExampleMail,
} from './example-data'

const { name } = examplePerson

const ofFactor =
  (news: FactorNews): ExampleMail =>
  (agency, locale) =>
    staffFactor({ agency, news, now: exampleMoment, accountHref: hrefOf(agency) }, locale)

const overdue =
  (reader: ReminderStep): ExampleMail =>
  (agency, locale) =>
    overdueLeads({ ...exampleOverdue(agency), reader }, locale)

/** Examples of the mails to staff about their accounts, plans, replies and unanswered leads. */
export const mailsOfStaff = {
  'lead-reply': (agency, locale) =>
    leadReply(
      {
        ...{ agency, kind: 'site-contact', visitor: name, other: null },
        ...{ text: exampleMessage(locale), files: 2, adminHref: hrefOf(agency) },
      },
      locale,
    ),
  'lead-overdue-agent': overdue('agent'),
  'lead-overdue-colleague': overdue('colleague'),
  'staff-invitation': (agency, locale) => staffInvitation({ agency, name, href: hrefOf(agency) }, locale),
  'staff-password': (agency, locale) => staffPassword({ agency, href: hrefOf(agency) }, locale),
  'staff-sign-in': (agency, locale) =>
    staffSignIn(
      { agency, browser: 'Firefox, Windows', now: exampleMoment, accountHref: hrefOf(agency) },
      locale,
    ),
  'staff-factor-on': ofFactor('on'),
  'staff-factor-off': ofFactor('off'),
  'staff-factor-reset': ofFactor('reset'),
  'staff-passkey-on': ofFactor('passkey-on'),
  'staff-passkey-off': ofFactor('passkey-off'),
  'staff-failed-plan': (agency, locale) =>
    failedPlan(
      {
        agency,
        name: exampleSubject(agency, locale).title,
        kind: 'publish',
        dueAt: exampleMoment.toISOString(),
        fault: 'failed',
        reasons: [],
        adminHref: hrefOf(agency),
      },
      locale,
    ),
} satisfies Partial<Record<EditableMail, ExampleMail>>
