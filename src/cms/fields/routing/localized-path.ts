import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { findOriginalPathOwner, findPathOwner, type PathOwner } from './find-path-owner'
import { hasOriginalPath } from './has-original-path'
import { isReservedPath } from '@/domain/routing/reserved-path'
import { normalizePath, splitLocale } from '@/domain/routing/routes'
import { isLocale, knownLocale } from '@/domain/shared/locale'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { fillTexts } from '@/messages/fill-texts'
import { officeTexts } from '@/messages/office-texts'

const notPlain: EditorTexts = officeTexts.routing.localizedPath.notPlain

const spaced: EditorTexts = officeTexts.routing.localizedPath.spaced

const prefixed: EditorTexts = officeTexts.routing.localizedPath.prefixed

const reserved: EditorTexts = officeTexts.routing.localizedPath.reserved

/** The sentence that tells an editor whose address they typed; an address stays taken while its document is in the bin. */
export function takenPath({ collection, id, title, isInBin }: PathOwner): EditorTexts {
  const { takenByPage, takenByArticle } = officeTexts.routing.localizedPath
  const shown = isInBin ? fillTexts(officeTexts.bin.named, { title }) : title
  return fillTexts(collection === 'pages' ? takenByPage : takenByArticle, { id, title: shown })
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
  label: officeTexts.routing.localizedPath.path.label,
  localized: true,
  unique: true,
  index: true,
  disableDuplicate: true,
  custom: { isAddress: true },
  hooks: { beforeValidate: [normalizeTypedPath] },
  validate: validatePath,
  admin: { description, ...admin },
})

/** The path without language by which old links and the snapshot know a page, `/services/vente/`. */
export const originalPathField = ({ unique }: { unique: boolean }): TextField => ({
  name: 'originalPath',
  type: 'text',
  label: officeTexts.routing.localizedPath.originalPath.label,
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
    description: officeTexts.routing.localizedPath.originalPath.description,
  },
})
