import type { Locale } from '@/domain/shared/locale'
import type { Picture } from '@/site/data/view-models'

export type AgentCard = {
  name: string
  jobTitle: string | null
  phone: string | null
  email: string | null
  photo: Picture | null
  /** At the institute of estate agents. */
  ipiNumber?: string | null
  /** The languages that the agent speaks. */
  languages?: readonly Locale[]
  /** Their own page. */
  href?: string | null
}
