import type { MailPicture } from '@/cms/queries/agency/mail-picture'

export type Fact = { label: string; value: string; href?: string }

/** The parts of a mail. All texts are plain text; the frame escapes them. */
export type MailBlock =
  | { kind: 'heading'; text: string }
  /** Line breaks are kept. */
  | { kind: 'paragraph'; text: string }
  /** A visitor's text, set apart from ours. */
  | { kind: 'quote'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'link'; label: string; href: string }
  | {
      kind: 'property'
      title: string
      href: string
      price?: string | null
      details?: readonly string[]
      picture?: MailPicture | null
    }
  | { kind: 'small'; text: string }
