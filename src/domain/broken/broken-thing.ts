import type { Locale } from '@/domain/shared/locale'

/** What can be broken, in the order of the list. */
export const brokenKinds = [
  'own-link',
  'outside-link',
  'redirect-loop',
  'redirect-chain',
  'no-picture',
  'no-agent',
  'no-alt-text',
] as const

export type BrokenKind = (typeof brokenKinds)[number]

/** Something that is broken, and where somebody can mend it. */
export type BrokenThing = {
  kind: BrokenKind
  /** The document: `pages/12`, or `globals/site-settings`. */
  document: string
  /** The path of its field. */
  place: string
  /** The language of the text; null where it is the same in all. */
  locale: Locale | null
  /** The address or name that it is about. */
  target: string
}

export const isBrokenKind = (text: unknown): text is BrokenKind => brokenKinds.some((kind) => kind === text)

// Agents write in these alone (docs/access.md).
const ofAgents = new Set(['properties', 'projects', 'media', 'documents'])

/** Whether an agent may mend it; an editor or administrator may mend everything. */
export const isMendedByAgents = ({ document }: Pick<BrokenThing, 'document'>): boolean =>
  ofAgents.has(document.split('/')[0] ?? '')
