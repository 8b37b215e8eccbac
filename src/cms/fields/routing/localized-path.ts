import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { findOriginalPathOwner, findPathOwner, type PathOwner } from './find-path-owner'
import { hasOriginalPath } from './has-original-path'
import { isReservedPath } from '@/domain/routing/reserved-path'
import { normalizePath, splitLocale } from '@/domain/routing/routes'
import { isLocale, knownLocale } from '@/domain/shared/locale'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'

const notPlain: EditorTexts = {
  nl: 'Schrijf alleen het pad, bijvoorbeeld /onze-diensten/verkopen/: zonder domein, ?, # of %.',
  fr: 'Écrivez seulement le chemin, par exemple /nos-services/vente/ : sans domaine, ?, # ni %.',
  en: 'Write the path only, for example /our-services/selling/: no domain, ?, # or %.',
  de: 'Schreiben Sie nur den Pfad, zum Beispiel /unsere-leistungen/verkauf/: ohne Domain, ?, # oder %.',
}

const spaced: EditorTexts = {
  nl: 'Verbind woorden met koppeltekens en delen met één schuine streep: geen spaties, geen dubbele //.',
  fr: "Reliez les mots par des traits d'union et les parties par une seule barre oblique : ni espace ni double //.",
  en: 'Join words with hyphens and parts with one slash: no spaces, no double //.',
  de: 'Verbinden Sie Wörter mit Bindestrichen und Teile mit einem Schrägstrich: keine Leerzeichen, kein doppeltes //.',
}

const prefixed: EditorTexts = {
  nl: 'Laat de taalcode vooraan weg: die komt er vanzelf bij.',
  fr: "Retirez le code de langue au début : il s'ajoute de lui-même.",
  en: 'Leave out the language code at the start: it is added by itself.',
  de: 'Lassen Sie den Sprachcode am Anfang weg: Er wird automatisch ergänzt.',
}

const reserved: EditorTexts = {
  nl: 'Dit adres is voorbehouden aan de site zelf, aan een pand of aan een project. Kies een ander.',
  fr: 'Cette adresse est réservée au site lui-même, à un bien ou à un projet. Choisissez-en une autre.',
  en: 'This address is reserved for the site itself, a property or a project. Choose another one.',
  de: 'Diese Adresse ist der Website selbst, einer Immobilie oder einem Projekt vorbehalten. Wählen Sie eine andere.',
}

/** The sentence that tells an editor whose address they typed. */
export function takenPath({ collection, id, title }: PathOwner): EditorTexts {
  const page = collection === 'pages'
  return {
    nl: `Dit adres is al van ${page ? 'de pagina' : 'het artikel'} “${title}” (nr. ${id}).`,
    fr: `Cette adresse est déjà celle de ${page ? 'la page' : "l'article"} « ${title} » (n° ${id}).`,
    en: `This address already belongs to the ${page ? 'page' : 'article'} “${title}” (no. ${id}).`,
    de: `Diese Adresse gehört bereits ${page ? 'zur Seite' : 'zum Artikel'} „${title}“ (Nr. ${id}).`,
  }
}

// What a typed path would only become an address of by guessing what was meant.
const isSpaced = (value: string): boolean => /\s|%20|\/\//.test(value.trim())

/** Brings what was typed to the stored form; what has none is left for the validation to explain. */
export const normalizeTypedPath: FieldHook = ({ value, req }) => {
  if (typeof value !== 'string') return value
  if (value.trim() === '') return null
  if (isSpaced(value)) return value
  const path = normalizePath(value)
  // Copied from the address bar, a path comes with its language; any other language's code is a mistake to report.
  const split = path === null ? null : splitLocale(path)
  return split !== null && split.locale === req.locale ? split.path : (path ?? value)
}

const validatePath: TextFieldSingleValidation = async (value, { collectionSlug, id, req }) => {
  if (!value || !isLocale(req.locale)) return true
  if (isSpaced(value)) return editorText(req, spaced)
  const path = normalizePath(value)
  if (path === null) return editorText(req, notPlain)
  if (splitLocale(path) !== null) return editorText(req, prefixed)
  if (isReservedPath({ path, locales: [req.locale] })) return editorText(req, reserved)
  const owner = await findPathOwner({
    path,
    locale: req.locale,
    except: { collection: collectionSlug, id },
    req,
  })
  return owner ? editorText(req, takenPath(owner)) : true
}

const validateOriginal: TextFieldSingleValidation = async (value, { collectionSlug, id, req }) => {
  if (!value) return true
  if (isSpaced(value)) return editorText(req, spaced)
  const path = normalizePath(value)
  if (path === null) return editorText(req, notPlain)
  if (isReservedPath({ path, locales: [] })) return editorText(req, reserved)
  const document = { collection: collectionSlug, id }
  const owner = await findOriginalPathOwner({
    path,
    locale: knownLocale(req.locale),
    except: document,
    req,
  })
  if (owner === null || (await hasOriginalPath({ path, document, req }))) return true
  return editorText(req, takenPath(owner))
}

/** The address of a page or article in each language, `/nos-services/vente/`: one document per path and language. */
export const localizedPathField = ({
  description,
  admin,
}: {
  description: EditorTexts
  admin?: TextField['admin']
}): TextField => ({
  name: 'path',
  type: 'text',
  label: { nl: 'Adres (pad)', fr: 'Adresse (chemin)', en: 'Address (path)', de: 'Adresse (Pfad)' },
  localized: true,
  unique: true,
  index: true,
  disableDuplicate: true,
  hooks: { beforeValidate: [normalizeTypedPath] },
  validate: validatePath,
  admin: { description, ...admin },
})

/** The path without language by which old links and the snapshot know a page, `/services/vente/`. */
export const originalPathField = ({ unique }: { unique: boolean }): TextField => ({
  name: 'originalPath',
  type: 'text',
  label: { nl: 'Oorspronkelijk pad', fr: "Chemin d'origine", en: 'Original path', de: 'Ursprünglicher Pfad' },
  unique,
  index: true,
  disableDuplicate: true,
  hooks: {
    beforeValidate: [
      ({ value }) => {
        if (typeof value !== 'string' || isSpaced(value)) return value
        return value.trim() === '' ? null : (normalizePath(value) ?? value)
      },
    ],
  },
  validate: validateOriginal,
  admin: {
    description: {
      nl: 'Adres zonder taalcode dat naar de taal van de bezoeker doorverwijst. Wijzig het niet: oude links gebruiken het.',
      fr: "Adresse sans code de langue, qui renvoie à la langue du visiteur. Ne la modifiez pas : d'anciens liens l'utilisent.",
      en: "Address without language code that leads to the visitor's language. Do not change it: old links use it.",
      de: 'Adresse ohne Sprachcode, die zur Sprache des Besuchers führt. Bitte nicht ändern: Alte Links nutzen sie.',
    },
  },
})
