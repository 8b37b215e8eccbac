import type { MailPicture } from '@/cms/queries/agency/mail-picture'

export type Fact = { label: string; value: string; href?: string }

/** What a mail is made of. Every text is plain text, from wherever it comes: the frame escapes it. */
export type MailBlock =
  | { kind: 'heading'; text: string }
  /** Lines stay lines. */
  | { kind: 'paragraph'; text: string }
  /** What a visitor has written, set apart from what we say. */
  | { kind: 'quote'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'link'; label: string; href: string }
  | {
      kind: 'home'
      title: string
      href: string
      price?: string | null
      details?: readonly string[]
      picture?: MailPicture | null
    }
  | { kind: 'small'; text: string }
