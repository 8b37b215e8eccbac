import type { PayloadRequest } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { editableMails, sharedWith, type EditableMail } from '@/domain/mail-texts/editable-mails'
import { placeholdersOf } from '@/domain/mail-texts/own-text'
import type { Locale } from '@/domain/shared/locale'
import { mailTexts } from '@/messages/mail-texts'
import type { OwnMailTexts } from '@/messages/own-mail-texts'
import { screenTexts } from '@/messages/screen-texts'
import { textAt } from '@/messages/text-at'

const texts = screenTexts.mailTexts

/** A text of a mail, as an editor changes it. */
export type MailPart = {
  path: string
  label: string
  original: string
  /** The text that is in use: the editor's, else the original. */
  text: string
  placeholders: string[]
  /** The names of other mails with the same text. */
  shared: string[]
}

type PartKind = keyof (typeof texts)['parts']

const kindOfName: Partial<Record<string, PartKind>> = {
  subject: 'subject',
  several: 'subject',
  title: 'title',
  answerTitle: 'title',
  firstTitle: 'title',
  agenda: 'title',
  button: 'button',
  link: 'button',
  open: 'button',
  all: 'button',
  manage: 'button',
  cancel: 'link',
  again: 'link',
  unsubscribe: 'link',
  account: 'link',
  otherwise: 'small',
  notYou: 'small',
  kept: 'small',
  note: 'small',
  reply: 'small',
  lasts: 'small',
  why: 'small',
  wider: 'small',
  until: 'small',
}

function kindOf(path: string): PartKind {
  if (path.startsWith('appointments.subjects.') || path.startsWith('alerts.digest.one.')) return 'subject'
  if (path.startsWith('alerts.digest.titles.')) return 'title'
  if (path === 'alerts.manage') return 'link'
  const name =
    path
      .replace(/\.(one|other)$/, '')
      .split('.')
      .at(-1) ?? ''
  return kindOfName[name] ?? 'text'
}

function formOf(path: string): 'one' | 'other' | null {
  if (path.endsWith('.one')) return 'one'
  return path.endsWith('.other') ? 'other' : null
}

function labelOf(req: PayloadRequest, path: string): string {
  const form = formOf(path)
  const name = editorText(req, texts.parts[kindOf(path)])
  return form === null ? name : `${name} (${editorText(req, texts.forms[form])})`
}

/** Several parts of a kind are numbered: 'Text 1', 'Text 2'. */
function numbered(labels: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return labels.map((label) => {
    if (labels.filter((other) => other === label).length === 1) return label
    const number = (seen.get(label) ?? 0) + 1
    seen.set(label, number)
    return `${label} ${number}`
  })
}

/** The texts of a mail in a language, in the order of the mail. */
export function mailParts(
  req: PayloadRequest,
  { mail, locale, own }: { mail: EditableMail; locale: Locale; own: OwnMailTexts },
): MailPart[] {
  const paths: readonly string[] = editableMails[mail]
  const labels = numbered(paths.map((path) => labelOf(req, path)))
  return paths.map((path, position) => {
    const original = textAt(mailTexts[locale], path.split('.')) ?? ''
    return {
      path,
      label: labels[position] ?? path,
      original,
      text: own[path] ?? original,
      placeholders: placeholdersOf(original),
      shared: sharedWith(path, mail).map((other) => editorText(req, texts.mails[other])),
    }
  })
}
