import type { AgentCard } from '@/site/data/agents/agent-models'
import type { PropertyCard } from '@/site/data/properties/property-models'
import type { Picture, RichText } from '@/site/data/view-models'

/** The view models of articles. */

export type ArticleTeaser = {
  id: number
  href: string | null
  title: string
  intro: string | null
  picture: Picture | null
  publishedAt: string | null
}

export type Article = ArticleTeaser & { body: RichText }

/** Who wrote an article: an agent, with the address of their page if they have one, or somebody by name alone. */
export type ArticleAuthor = Pick<AgentCard, 'name' | 'jobTitle' | 'photo' | 'href'>

/** An article with what its page shows below it. */
export type ArticleOfPage = Article & {
  /** Null: the agency. */
  author: ArticleAuthor | null
  related: ArticleTeaser[]
  properties: PropertyCard[]
}
