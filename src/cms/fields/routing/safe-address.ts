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

const notAllowed: EditorTexts = {
  nl: 'Dit adres is niet toegestaan: het kan code uitvoeren of bestanden lezen.',
  fr: 'Cette adresse n’est pas admise : elle peut exécuter du code ou lire des fichiers.',
  en: 'This address is not allowed: it can run code or read files.',
  de: 'Diese Adresse ist nicht erlaubt: Sie kann Code ausführen oder Dateien lesen.',
}

const notAllowedInText: EditorTexts = {
  nl: 'In deze tekst staat een link waarvan het adres niet is toegestaan: het kan code uitvoeren of bestanden lezen.',
  fr: 'Ce texte contient un lien dont l’adresse n’est pas admise : elle peut exécuter du code ou lire des fichiers.',
  en: 'This text has a link whose address is not allowed: it can run code or read files.',
  de: 'In diesem Text steht ein Link, dessen Adresse nicht erlaubt ist: Sie kann Code ausführen oder Dateien lesen.',
}

type Place = {
  path: (number | string)[]
  req: PayloadRequest
  collection: { slug: CollectionSlug | string } | null
  global: { slug: GlobalSlug | string } | null
}

function refuse({ path, req, collection, global }: Place, texts: EditorTexts): never {
  const errors = [{ path: path.join('.'), message: editorText(req, texts) }]
  throw new ValidationError({ collection: collection?.slug, global: global?.slug, errors, req }, req.t)
}

/**
 * Refuses an address that would run or read something wherever it is stored: the rules of a field are not asked for a
 * draft, and drafts are shown in the preview. One that is there already keeps nobody from changing the rest: pages lead
 * home from it.
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

/** The same for the links and videos within a text. */
export function refuseScriptsInText<Value>({
  value,
  previousValue,
  ...place
}: Place & { value?: Value; previousValue?: unknown }): Value | undefined {
  const stored = scriptsOf(previousValue)
  if (scriptsOf(value).some((url) => !stored.includes(url))) refuse(place, notAllowedInText)
  return value
}
