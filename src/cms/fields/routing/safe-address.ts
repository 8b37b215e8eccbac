import {
  type CollectionSlug,
  type FieldHook,
  type GlobalSlug,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { isHarmlessTarget } from '@/domain/navigation/link-target'
import { isRecord } from '@/domain/shared/is-record'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { officeTexts } from '@/messages/office-texts'

const notAllowed: EditorTexts = officeTexts.routing.safeAddress.notAllowed

const notAllowedInText: EditorTexts = officeTexts.routing.safeAddress.notAllowedInText

type SafeAddressPlace = {
  path: (number | string)[]
  req: PayloadRequest
  collection: { slug: CollectionSlug | string } | null
  global: { slug: GlobalSlug | string } | null
}

function refuse({ path, req, collection, global }: SafeAddressPlace, texts: EditorTexts): never {
  const errors = [{ path: path.join('.'), message: editorText(req, texts) }]
  throw new ValidationError({ collection: collection?.slug, global: global?.slug, errors, req }, req.t)
}

/**
 * Refuses an address that would run or read something wherever it is stored: the rules of a field are not asked for a
 * draft, and drafts are shown in the preview. One that is there already keeps nobody from changing the rest: pages lead
 * property from it.
 */
export const refuseScript =
  (texts: EditorTexts = notAllowed): FieldHook =>
  ({ value, previousValue, ...place }) => {
    const isNew = value !== previousValue
    if (isNew && typeof value === 'string' && !isHarmlessTarget(value)) refuse(place, texts)
    return value
  }

/** The addresses anywhere in the editor's document that would run something. */
function scriptsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(scriptsOf)
  if (!isRecord(node)) return []
  const own = typeof node.url === 'string' && !isHarmlessTarget(node.url) ? [node.url] : []
  return [...own, ...Object.values(node).flatMap(scriptsOf)]
}

/** Refuses a new link or video within a text whose address would run a script. */
export function refuseScriptsInText<Value>({
  value,
  previousValue,
  ...place
}: SafeAddressPlace & { value?: Value; previousValue?: unknown }): Value | undefined {
  const stored = scriptsOf(previousValue)
  if (scriptsOf(value).some((url) => !stored.includes(url))) refuse(place, notAllowedInText)
  return value
}
