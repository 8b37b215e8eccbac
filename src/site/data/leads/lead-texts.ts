import 'server-only'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import type { Locale } from '@/domain/shared/locale'
import { asVisitor, cached, getClient } from '@/site/data/client'
import { orNull } from '@/site/data/defaults'
import type { LeadTexts } from './lead-models'

// Among several forms of a kind the oldest one is used for the pages of properties and projects.
const getAllTexts = cached(
  { name: 'lead-texts', tags: ['contact-forms'] },
  async (locale: Locale): Promise<Record<string, LeadTexts>> => {
    const payload = await getClient()
    const { docs } = await payload.find({
      collection: 'contact-forms',
      locale,
      depth: 0,
      ...asVisitor,
      limit: 500,
      sort: '-id',
      select: { kind: true, title: true, intro: true },
    })
    return Object.fromEntries(
      docs.map(({ kind, title, intro }) => [kind, { title: orNull(title), intro: orNull(intro) }]),
    )
  },
)

/** An editor's texts above the forms of a kind; empty if there are none. */
export async function getLeadTexts(kind: LeadKind, locale: Locale): Promise<LeadTexts> {
  return (await getAllTexts(locale))[kind] ?? { title: null, intro: null }
}
