import type { Columns } from '@/domain/modules/columns'
import type { AgentLink } from '@/site/data/agents/agent-paths'
import type { TeamMember } from '@/site/data/agents/team'
import type { Article } from '@/site/data/articles/article-models'
import type { Link, Picture, RichText } from '@/site/data/view-models'
import type { Project } from '@/site/data/properties/project-models'
import type { PropertyList } from '@/site/data/search/listing-models'

/** The view models of pages and of the modules they are made of. */

export type Testimonial = {
  id: number
  author: string
  place: string | null
  text: string
  rating: number | null
  date: string | null
  /** Whom it is about, if they have a page. */
  agent: AgentLink | null
}

export type Slide = { picture: Picture | null; title: string | null; text: string | null; link: Link | null }

/** A project for its card. */
export type ProjectCard = Pick<Project, 'id' | 'title' | 'priceFrom'> & {
  href: string
  /** Zip and town. */
  place: string
  picture: Picture | null
  /** How many of its properties are available; null if none of them is shown. */
  available: number | null
}

/** The newest projects, and how many there are in all. */
export type ProjectList = { projects: ProjectCard[]; total: number }

export type ModuleRelation =
  | { type: 'none' }
  | { type: 'article'; article: Article }
  | { type: 'property-list'; list: PropertyList }
  | ({ type: 'projects' } & ProjectList)
  | { type: 'stats'; forSale: number; forRent: number; sold: number; cities: number }
  | { type: 'opinion'; testimonials: Testimonial[] }
  | { type: 'team'; members: TeamMember[] }
  | { type: 'slider'; slides: Slide[] }
  | { type: 'category'; name: string; articles: Article[] }
  | { type: 'contact'; form: { id: number; kind: string; title: string | null; intro: string | null } }

export type PageModule = {
  /** Unique on the page: a module with several contents becomes several modules. */
  id: string
  title: string | null
  titleLevel: 2 | 3 | 4
  description: RichText
  description2: RichText
  view: 'single' | 'slider' | 'collapse' | 'news'
  relation: ModuleRelation
  background: {
    type: 'none' | 'color' | 'image'
    color: 'paper' | 'sand' | 'ink' | 'brick' | null
    picture: Picture | null
  }
  pictures: Picture[]
  columns: Columns
  /** Whether it has a row to itself, however narrow it is. */
  hasOwnRow: boolean
  itemsPerRow: number | null
  link: Link | null
  /** For the page's own CSS. */
  cssClass: string | null
}

export type BannerVideo = {
  url: string
  mobileUrl: string | null
  mobilePoster: Picture | null
  /** The host of the film, which loads only with the visitor's consent; null for files of our own. */
  host: string | null
}

export type Banner = {
  type: 'image' | 'color' | 'gallery' | 'video'
  title: string | null
  description: string | null
  /** For a video: its poster. */
  pictures: Picture[]
  video: BannerVideo | null
  color: string | null
  transparent: boolean
  hasSearch: boolean
}

export type Page = {
  name: string
  title: string
  description: string | null
  /** Its own text, above the modules. */
  content: RichText
  isHome: boolean
  /** Owners log in on this page. */
  isLogin: boolean
  /** A thank-you page, which links back to the subject of the form. */
  isFeedback: boolean
  banner: Banner | null
  showBreadcrumb: boolean
  showFixedMenu: boolean
  /** False if the cookie dialog does not open, so that the page can be read before choosing. */
  showConsent: boolean
  /** The page's own style rules, already checked. */
  css: string | null
  /** In the header instead of the agency's. */
  logo: Picture | null
  modules: PageModule[]
}
