import type { CollectionAfterChangeHook, CollectionBeforeValidateHook, FieldHook } from 'payload'
import { moveAddress } from '@/cms/operations/routing/move-address'
import { findTakenSlugs } from '@/cms/queries/agents/taken-agent-slugs'
import { agentPath, agentSlug, freeSlug } from '@/domain/agents/agent-path'
import { locales } from '@/domain/shared/locale'
import { textOf } from '@/domain/shared/text'

/** Brings a typed address to its form; an emptied one is made from the name again. */
export const cleanSlug: FieldHook = ({ value }) =>
  typeof value === 'string' ? (value.trim() === '' ? null : agentSlug(value)) : value

/** Gives an agent without an address one from the name, with a number if that is taken. */
export const fillSlug: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) return data
  const typed: unknown = data.slug === undefined ? originalDoc?.slug : data.slug
  if (typeof typed === 'string' && typed.trim() !== '') return data
  const slug = agentSlug(textOf(data.name ?? originalDoc?.name))
  const taken = await findTakenSlugs({ payload: req.payload, req, except: originalDoc?.id })
  return { ...data, slug: freeSlug({ slug, taken }) }
}

/** Redirects the old address of an agent to the new one in every language, in the transaction of the save. */
export const keepOldSlug: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const from: unknown = previousDoc?.slug
  const to: unknown = doc.slug
  if (typeof to !== 'string' || to === from) return doc
  for (const locale of locales) {
    const former = typeof from === 'string' ? agentPath({ locale, slug: from }) : undefined
    await moveAddress({ locale, from: former, to: agentPath({ locale, slug: to }), req })
  }
  return doc
}
