const inMail = (prefix: string, ...names: readonly string[]): string[] =>
  names.map((name) => `${prefix}.${name}`)

const forms = ['one', 'other'] as const

const counted = (path: string): string[] => inMail(path, ...forms)

const alertFoot = inMail('alerts', 'why', 'manage', 'unsubscribe')

const digestTitles = ['new', 'back', 'price-drop'].flatMap((kind) => counted(`alerts.digest.titles.${kind}`))

const ofVisitor = (news: string, ...more: readonly string[]): string[] => [
  `appointments.subjects.${news}`,
  ...inMail(`appointments.visitor.${news}`, 'title', 'text'),
  ...inMail('appointments.visitor', ...more),
]

const officeIntros = ['confirmed', 'moved', 'cancelled'].flatMap((news) =>
  inMail(`appointments.office.intro.${news}`, 'visitor', 'staff'),
)

const ofOverdue = (reader: string): string[] => [
  ...counted(`leads.overdue.${reader}.subject`),
  `leads.overdue.${reader}.text`,
  ...counted('leads.overdue.more'),
  'leads.overdue.open',
]

const passwordLink = (path: string): string[] =>
  inMail(path, 'subject', 'title', 'text', 'button', 'lasts', 'otherwise')

const ofFactor = (news: string): string[] => [
  ...inMail(`accounts.factor.${news}`, 'subject', 'text', 'otherwise'),
  'accounts.signIn.button',
]

/**
 * The mails whose texts editors can change, with the places of these texts in `mail.json`. A text that several mails have in
 * common is named in each.
 */
export const editableMails = {
  'lead-confirmation': inMail('leads.confirmation', 'thanks', 'notYou'),
  'request-document': inMail('leads.requestDocument', 'ready', 'none', 'until'),
  'send-to-friend': inMail('leads.sendToFriend', 'subject', 'intro', 'kept'),
  'newsletter-confirm': inMail('newsletter.confirm', 'subject', 'text', 'button', 'otherwise'),
  'newsletter-welcome': inMail('newsletter.welcome', 'subject', 'text', 'unsubscribe'),
  'alert-confirm': inMail('alerts.confirm', 'subject', 'text', 'button', 'otherwise'),
  'alert-known': inMail('alerts.known', 'subject', 'text', 'button', 'otherwise'),
  'alert-digest': [
    ...inMail('alerts.digest.one', 'new', 'back', 'price-drop'),
    'alerts.digest.several',
    ...digestTitles,
    ...inMail('alerts.digest', 'intro', 'before'),
    ...counted('alerts.digest.more'),
    ...inMail('alerts.digest', 'all', 'wider'),
    ...alertFoot,
  ],
  'alert-question': [...inMail('alerts.question', 'subject', 'text', 'button', 'end'), ...alertFoot],
  'appointment-confirmed': ofVisitor('confirmed', 'manage', 'cancel', 'notYou'),
  'appointment-moved': ofVisitor('moved', 'manage', 'cancel', 'notYou'),
  'appointment-cancelled': ofVisitor('cancelled', 'again'),
  'appointment-reminder': ofVisitor('reminder', 'manage', 'cancel', 'notYou'),
  'owner-invitation': passwordLink('owners.link.invitation'),
  'owner-forgotten': passwordLink('owners.link.forgotten'),
  'owner-locked': passwordLink('owners.link.locked'),
  'owner-address': inMail('owners.address', 'subject', 'text', 'otherwise'),
  'owner-message': [
    ...inMail('owners.message', 'title', 'answerTitle', 'intro'),
    ...counted('owners.message.attachments'),
    ...inMail('owners.message', 'open', 'note'),
  ],
  'owner-report': [
    ...counted('owners.report.subject'),
    ...inMail('owners.report', 'intro', 'open', 'why', 'account'),
  ],
  'lead-agency': inMail('leads.agency', 'intro', 'appointment', 'open', 'reply'),
  'lead-reply': [
    ...inMail('leads.reply', 'title', 'intro', 'open', 'note'),
    ...counted('owners.message.attachments'),
  ],
  'lead-overdue-agent': ofOverdue('agent'),
  'lead-overdue-colleague': ofOverdue('colleague'),
  'appointment-agent': [...officeIntros, ...inMail('appointments.office', 'open', 'reply')],
  'appointment-agenda': inMail('appointments.office', 'agenda', 'agendaText', 'open'),
  'owner-answer': inMail('owners.answer', 'title', 'intro', 'firstTitle', 'firstIntro', 'open', 'note'),
  'owner-login': inMail('owners.login', 'subject', 'text', 'open'),
  'staff-invitation': passwordLink('accounts.invitation'),
  'staff-password': inMail('accounts.staffPassword', 'subject', 'title', 'text', 'link', 'otherwise'),
  'staff-sign-in': inMail('accounts.signIn', 'subject', 'text', 'mine', 'otherwise', 'button'),
  'staff-failed-plan': [
    ...inMail('publicationPlans.failed', 'subject', 'text'),
    ...inMail('publicationPlans.failed.faults', 'refused', 'no-right', 'no-account', 'failed'),
    'publicationPlans.failed.button',
  ],
  'staff-factor-on': ofFactor('on'),
  'staff-factor-off': ofFactor('off'),
  'staff-factor-reset': ofFactor('reset'),
  'staff-passkey-on': ofFactor('passkey-on'),
  'staff-passkey-off': ofFactor('passkey-off'),
} as const satisfies Record<string, readonly string[]>

export type EditableMail = keyof typeof editableMails

export const isEditableMail = (name: unknown): name is EditableMail =>
  typeof name === 'string' && Object.hasOwn(editableMails, name)

/** The mails in the order of the list, in their groups. */
export const mailGroups = {
  visitors: [
    'lead-confirmation',
    'request-document',
    'send-to-friend',
    'newsletter-confirm',
    'newsletter-welcome',
    'alert-confirm',
    'alert-known',
    'alert-digest',
    'alert-question',
    'appointment-confirmed',
    'appointment-moved',
    'appointment-cancelled',
    'appointment-reminder',
  ],
  owners: [
    'owner-invitation',
    'owner-forgotten',
    'owner-locked',
    'owner-address',
    'owner-message',
    'owner-report',
  ],
  office: [
    'lead-agency',
    'lead-reply',
    'lead-overdue-agent',
    'lead-overdue-colleague',
    'appointment-agent',
    'appointment-agenda',
    'owner-answer',
    'owner-login',
    'staff-invitation',
    'staff-password',
    'staff-sign-in',
    'staff-failed-plan',
    'staff-factor-on',
    'staff-factor-off',
    'staff-factor-reset',
    'staff-passkey-on',
    'staff-passkey-off',
  ],
} as const satisfies Record<string, readonly EditableMail[]>

/** The other mails that have a text in common with this one. */
export const sharedWith = (path: string, mail: EditableMail): EditableMail[] =>
  Object.keys(editableMails)
    .filter(isEditableMail)
    .filter((each) => each !== mail && editableMails[each].some((other) => other === path))
