import {
  type CollectionSlug,
  type FieldHook,
  type GlobalSlug,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { isHarmlessTarget } from '@/domain/navigation/link-target'
import { isRecord } from '@/domain/shared/is-record'
import { editorText, type EditorTexts } from './editor-text'

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
 * draft, and drafts are shown in the preview.
 */
export const refuseScript =
  (texts: EditorTexts = notAllowed): FieldHook =>
  ({ value, ...place }) => {
    if (typeof value === 'string' && !isHarmlessTarget(value)) refuse(place, texts)
    return value
  }

/** Whether an address that would run something stands anywhere in the editor's document. */
function hasScript(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasScript)
  if (!isRecord(node)) return false
  if (typeof node.url === 'string' && !isHarmlessTarget(node.url)) return true
  return Object.values(node).some(hasScript)
}

/** The same for the links and videos within a text. */
export function refuseScriptsInText<Value>({
  value,
  ...place
}: Place & { value?: Value }): Value | undefined {
  if (hasScript(value)) refuse(place, notAllowedInText)
  return value
}
