import type { TextField, TextFieldSingleValidation } from 'payload'
import { editorText } from '@/cms/fields/editor-text'

const validate: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  /^[a-z][\w-]*( [a-z][\w-]*)*$/i.test(value) ||
  editorText(req, {
    nl: 'Gebruik letters, cijfers en koppeltekens, met één spatie tussen twee klassen.',
    fr: "Utilisez des lettres, des chiffres et des traits d'union, avec une espace entre deux classes.",
    en: 'Use letters, digits and hyphens, with one space between two classes.',
    de: 'Verwenden Sie Buchstaben, Ziffern und Bindestriche, mit einem Leerzeichen zwischen zwei Klassen.',
  })

/** Extra class names of a block, for the page's own CSS. */
export const cssClassField: TextField = {
  name: 'cssClass',
  type: 'text',
  label: { nl: 'CSS-klasse', fr: 'Classe CSS', en: 'CSS class', de: 'CSS-Klasse' },
  validate,
}
