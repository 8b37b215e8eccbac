type ModuleView = 'single' | 'slider' | 'collapse' | 'news'

/** How what a module shows is laid out: in full, as a row to step through, behind titles that open, or as cards. */
export type Presentation = 'plain' | 'carousel' | 'disclosure' | 'cards'

type RelationType =
  'none' | 'article' | 'property-list' | 'projects' | 'stats' | 'opinion' | 'slider' | 'category' | 'contact'

type Views = Record<ModuleView, Presentation>

const every: Views = { single: 'plain', slider: 'carousel', collapse: 'disclosure', news: 'cards' }

// A view that makes no sense of its content shows it in full: a form is no slide, and figures are no news.
const presentations: Record<RelationType, Views> = {
  none: every,
  article: { ...every, slider: 'plain' },
  // Properties do not hide behind titles: their pictures are what people look at.
  'property-list': { ...every, collapse: 'cards' },
  projects: { ...every, collapse: 'cards' },
  stats: { ...every, slider: 'plain', news: 'plain' },
  opinion: every,
  slider: every,
  category: every,
  contact: { ...every, slider: 'plain', news: 'plain' },
}

/** The layout of a module that shows something of this type in the view its editor chose. */
export function presentationOf({ type, view }: { type: RelationType; view: ModuleView }): Presentation {
  return presentations[type][view]
}

/** Whether visitors can narrow a list of properties: one shown in full, and not cut short by its editor's maximum. */
export function canBeNarrowed({ view, maximum }: { view: ModuleView; maximum: number | null }): boolean {
  return maximum === null && presentationOf({ type: 'property-list', view }) === 'plain'
}
