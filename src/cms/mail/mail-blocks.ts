/** A picture with its full address: a mail has no site around it. */
export type MailPicture = { src: string; alt: string; width: number; height: number }

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

/** The agency as it signs a mail. */
export type MailAgency = {
  name: string
  /** The address of the site, without a slash at its end. */
  siteUrl: string
  phone: string | null
  email: string | null
  /** Street and town in one line. */
  address: string | null
  /** What the law asks of an agent's letters: numbers, authority, insurer; a line each. */
  mentions: readonly string[]
}
