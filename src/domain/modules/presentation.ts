type ModuleView = 'single' | 'slider' | 'collapse' | 'news'

/** The layout of a module's content: in full, as a carousel, behind titles that open, or as cards. */
export type Presentation = 'plain' | 'carousel' | 'disclosure' | 'cards'

/** What a module can show beside its texts, in the order of the choice in the back office. */
export const relationTypes = [
  'none',
  'article',
  'property-list',
  'projects',
  'category',
  'slider',
  'opinion',
  'team',
  'stats',
  'contact',
] as const

type RelationType = (typeof relationTypes)[number]

/** What is shown without a document that an editor picks; a team may name its agents. */
export const withoutTarget = [
  'none',
  'stats',
  'opinion',
  'team',
  'projects',
] as const satisfies RelationType[]

type Views = Record<ModuleView, Presentation>

const every: Views = { single: 'plain', slider: 'carousel', collapse: 'disclosure', news: 'cards' }

// A view that does not suit the content shows it in full: a form is no slide, and figures are no news.
const presentations: Record<RelationType, Views> = {
  none: every,
  article: { ...every, slider: 'plain' },
  // Properties are never collapsed behind titles: visitors look at their pictures.
  'property-list': { ...every, collapse: 'cards' },
  projects: { ...every, collapse: 'cards' },
  stats: { ...every, slider: 'plain', news: 'plain' },
  opinion: every,
  team: { ...every, news: 'plain' },
  slider: every,
  category: every,
  contact: { ...every, slider: 'plain', news: 'plain' },
}

/** The layout of content of this type in the view that the editor chose. */
export function presentationOf({ type, view }: { type: RelationType; view: ModuleView }): Presentation {
  return presentations[type][view]
}

/** Whether visitors can filter a list of properties: it is shown in full, without an editor's maximum. */
export function canBeNarrowed({ view, maximum }: { view: ModuleView; maximum: number | null }): boolean {
  return maximum === null && presentationOf({ type: 'property-list', view }) === 'plain'
}
