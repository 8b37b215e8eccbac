import { officeTexts } from '@/messages/office-texts'

/** The kinds of documents of a property. */
export const documentKinds = officeTexts.properties.documentKinds

export type DocumentKind = keyof typeof documentKinds

export const isDocumentKind = (kind: string): kind is DocumentKind => Object.hasOwn(documentKinds, kind)

/** The choices of the select. */
export const documentKindOptions = () =>
  Object.entries(documentKinds).map(([value, label]) => ({ value, label }))
