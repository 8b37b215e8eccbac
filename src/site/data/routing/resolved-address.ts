import type { GoneReason } from '@/domain/properties/property-status'
import type { ListingCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/domain/shared/locale'
import type { AgentPage } from '@/site/data/agents/agent-page'
import type { ArticleOfPage } from '@/site/data/articles/article-models'
import type { Page } from '@/site/data/content/page-models'
import type { PlaceLink, PlacePage } from '@/site/data/places/place-page'
import type { Project } from '@/site/data/properties/project-models'
import type { PropertyDetail } from '@/site/data/properties/property-models'
import type { Meta } from '@/site/data/search/search-models'
import type { Crumb } from '@/site/data/view-models'

/** A public address, and what it asks of a list. */
export type RoutedAddress = { locale: Locale; path: string; criteria: ListingCriteria }

/** What is missing; a former property says why, a former project that it existed. */
export type MissingReason = 'page' | 'property' | 'project' | 'formerProject' | GoneReason

/** What a public address leads to. */
export type ResolvedAddress =
  | { kind: 'page'; page: Page; crumbs: Crumb[]; meta: Meta; towns?: PlaceLink[] }
  | { kind: 'article'; article: ArticleOfPage; crumbs: Crumb[]; meta: Meta }
  | { kind: 'property'; property: PropertyDetail; crumbs: Crumb[]; meta: Meta }
  | { kind: 'project'; project: Project; crumbs: Crumb[]; meta: Meta }
  | { kind: 'place'; place: PlacePage; crumbs: Crumb[]; meta: Meta }
  | { kind: 'agent'; page: AgentPage; crumbs: Crumb[]; meta: Meta }
  | { kind: 'saved'; crumbs: Crumb[]; meta: Meta }
  | { kind: 'redirect'; href: string; permanent: boolean }
  | { kind: 'not-found'; reason: MissingReason }
