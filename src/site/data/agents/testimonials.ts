import 'server-only'
import type { Testimonial as TestimonialDocument } from '@/cms/payload-types'
import type { Locale } from '@/domain/shared/locale'
import { noteTags } from '@/process/freshness.mjs'
import { asVisitor, getClient } from '@/site/data/client'
import type { Testimonial } from '@/site/data/content/page-models'
import { idOf, orNull } from '@/site/data/defaults'
import { findAgentLink } from './agent-paths'

const mostOnPage = 6

type ShownTestimonial = Pick<
  TestimonialDocument,
  'id' | 'author' | 'place' | 'text' | 'rating' | 'date' | 'agent'
>

/** Testimonials with a text in the language, in their order, with the link to the agent whom each is about. */
export async function toTestimonials(
  docs: readonly ShownTestimonial[],
  locale: Locale,
): Promise<Testimonial[]> {
  const shown = docs.map(async ({ id, author, place, text, rating, date, agent }) => {
    const agentId = idOf(agent)
    return text
      ? {
          ...{ id, author, place: orNull(place), text, rating: orNull(rating), date: orNull(date) },
          agent: agentId === null ? null : await findAgentLink({ id: agentId, locale }),
        }
      : null
  })
  return (await Promise.all(shown)).filter((testimonial) => testimonial !== null)
}

/** The newest published testimonials about an agent, without the agent's own link. */
export async function findTestimonialsOf({
  agentId,
  locale,
}: {
  agentId: number
  locale: Locale
}): Promise<Testimonial[]> {
  noteTags([`agent-testimonials:${agentId}`])
  const payload = await getClient()
  const { docs } = await payload.find({
    collection: 'testimonials',
    locale,
    depth: 0,
    ...asVisitor,
    sort: '-date',
    limit: mostOnPage,
    where: { and: [{ agent: { equals: agentId } }, { isPublic: { not_equals: false } }] },
  })
  return toTestimonials(
    docs.map((doc) => ({ ...doc, agent: null })),
    locale,
  )
}
