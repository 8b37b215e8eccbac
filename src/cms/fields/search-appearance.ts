import type { GenerateDescription, GenerateTitle, GenerateURL } from '@payloadcms/plugin-seo/types'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { PayloadRequest } from 'payload'
import { separateRequest } from '@/cms/database/separate-request'
import { buildHref } from '@/domain/routing/routes'
import { knownLocale } from '@/domain/shared/locale'
import { truncate, textOf } from '@/domain/shared/text'
import { env } from '@/env'
import { isRecord } from '@/domain/shared/is-record'

// What Google shows before it cuts, as the plugin's own length indicators count it.
const TITLE_LENGTH = 60
const DESCRIPTION_LENGTH = 150

type SearchedDocument = Record<string, unknown> | null | undefined

/** The first of the fields that holds a text, as plain text. */
function firstText({ doc, names }: { doc: SearchedDocument; names: readonly string[] }): string {
  for (const name of names) {
    const value = doc?.[name]
    const text = isEditorState(value) ? convertLexicalToPlaintext({ data: value }) : value
    if (typeof text === 'string' && text.trim()) return text.replace(/\s+/g, ' ').trim()
  }
  return ''
}

function isEditorState(value: unknown): value is SerializedEditorState {
  return isRecord(value) && 'root' in value
}

async function getAgencyName(req: PayloadRequest): Promise<string> {
  const settings: { agency?: { name?: unknown } | null } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    req: separateRequest(req),
  })
  const name = settings.agency?.name
  return textOf(name)
}

/** The title an editor is offered: the document's own, followed by the agency's name where both fit. */
export const titleForSearch: GenerateTitle<SearchedDocument> = async ({ doc, req }) => {
  const own = firstText({ doc, names: ['title', 'name'] })
  const agency = await getAgencyName(req)
  const both = [own, agency].filter(Boolean).join(' | ')
  return both.length <= TITLE_LENGTH ? both : truncate({ text: own, length: TITLE_LENGTH })
}

/** The description an editor is offered: the start of the introduction or of the text. */
export const describeForSearch: GenerateDescription<SearchedDocument> = ({ doc }) =>
  truncate({
    text: firstText({ doc, names: ['intro', 'description', 'body'] }),
    length: DESCRIPTION_LENGTH,
  })

/** The public address shown in the preview; a property or project without its town is given by its original path. */
export const urlForSearch: GenerateURL<SearchedDocument> = ({ collectionSlug, doc, locale: asked }) => {
  const locale = knownLocale(asked)
  if (collectionSlug === 'properties') return `${env.SITE_URL}/property/${doc?.publicId ?? ''}/`
  if (collectionSlug === 'projects') return `${env.SITE_URL}/project/${doc?.publicId ?? ''}/`
  const path = typeof doc?.path === 'string' ? doc.path : '/'
  return `${env.SITE_URL}${buildHref({ locale, path })}`
}
