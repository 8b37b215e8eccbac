import { headerOf, type MailHeaders } from './mail-headers'

// Their presence is enough, whatever they say.
const marks = [
  'x-auto-response-suppress',
  'x-autoreply',
  'x-autorespond',
  'x-autoresponder',
  'x-auto-reply-from',
  'x-failed-recipients',
  'x-mail-autoreply',
]

const precedences = ['bulk', 'list', 'junk', 'auto_reply', 'auto-reply']

const senders = ['mailer-daemon@', 'postmaster@', 'noreply@', 'no-reply@', 'do-not-reply@']

/** RFC 3834: everything but `no` says that no person wrote the mail. */
const isSubmittedByProgram = (value: string): boolean =>
  value !== '' && (value.toLowerCase().split(';')[0] ?? '').trim() !== 'no'

/**
 * Whether a program sent the mail: an answer of somebody who is away, a report of a mail server, a newsletter. Nobody has to
 * answer it, and nothing may be sent because of it: the programs of two sides would write to each other without end.
 */
export function isAutomaticMail(headers: MailHeaders): boolean {
  const says = (name: string) => headerOf(headers, name).toLowerCase()
  const from = says('from')
  return (
    isSubmittedByProgram(says('auto-submitted')) ||
    marks.some((name) => headers.has(name)) ||
    [...headers.keys()].some((name) => name.startsWith('list-')) ||
    precedences.includes(says('precedence')) ||
    says('return-path') === '<>' ||
    says('content-type').startsWith('multipart/report') ||
    senders.some((sender) => from.includes(sender))
  )
}
