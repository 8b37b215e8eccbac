import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { labelText } from '@/cms/fields/label-text'
import { separateRequest } from '@/cms/database/separate-request'
import { isInBin } from '@/domain/bin/in-bin'
import { isRecord } from '@/domain/shared/is-record'
import { locales } from '@/domain/shared/locale'
import { fillTexts } from '@/messages/fill-texts'
import { officeTexts } from '@/messages/office-texts'
import { findUses, type DocumentUse } from './find-uses'

/** A use of a document, as an editor reads it. */
export type NamedUse = { kind: string; title: string; href: string }

const tableOf = (slug: string): string => slug.replaceAll('-', '_')

async function nameInCollection(
  req: PayloadRequest,
  { config, id }: { config: SanitizedCollectionConfig; id: number },
): Promise<NamedUse> {
  const stored: unknown = await req.payload.findByID({
    collection: config.slug,
    id,
    depth: 0,
    disableErrors: true,
    draft: Boolean(config.versions?.drafts),
    fallbackLocale: [...locales],
    // The name of a client is nothing for whoever does not see them.
    overrideAccess: false,
    user: req.user,
    req: separateRequest(req),
    // What is in the bin still uses it, and needs it when it is taken out.
    trash: true,
  })
  const title = isRecord(stored) ? stored[config.admin.useAsTitle ?? 'id'] : null
  const { admin } = req.payload.config.routes
  const name = typeof title === 'string' && title !== '' ? title : `${id}`
  const isGone = isInBin(stored)
  return {
    kind: labelText(config.labels.singular, req) ?? config.slug,
    title: isGone ? editorText(req, fillTexts(officeTexts.bin.named, { title: name })) : name,
    href: `${admin}/collections/${config.slug}/${isGone ? 'trash/' : ''}${id}`,
  }
}

async function nameUse(req: PayloadRequest, { table, id }: DocumentUse): Promise<NamedUse[]> {
  const { collections, globals, routes } = req.payload.config
  const config = collections.find(({ slug }) => tableOf(slug) === table)
  if (config) return [await nameInCollection(req, { config, id })]
  const global = globals.find(({ slug }) => tableOf(slug) === table)
  if (!global) return []
  const title = labelText(global.label, req) ?? global.slug
  return [{ kind: title, title: '', href: `${routes.admin}/globals/${global.slug}` }]
}

/** The uses of a document, with names and links in the editor's language. */
export async function nameUses(
  req: PayloadRequest,
  { collection, id, except = [] }: { collection: CollectionSlug; id: number; except?: readonly string[] },
): Promise<NamedUse[]> {
  const { collections, globals } = req.payload.config
  const tables = [...collections, ...globals].map(({ slug }) => tableOf(slug))
  const uses = await findUses({ table: tableOf(collection), id, tables, req })
  const counted = uses.filter((use) => !except.some((slug) => tableOf(slug) === use.table))
  const named: NamedUse[] = []
  // One after the other, as all of them ask on the connection of the transaction.
  for (const use of counted) named.push(...(await nameUse(req, use)))
  return named
}
