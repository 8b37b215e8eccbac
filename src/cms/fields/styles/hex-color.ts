import type { TextField, TextFieldSingleValidation } from 'payload'
import { editorText } from '@/cms/fields/editor-text'

const validate: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  /^#[0-9a-f]{6}$/i.test(value) ||
  editorText(req, {
    nl: 'Schrijf de kleur als # met zes cijfers of letters van A tot F, bijvoorbeeld #1F3D33.',
    fr: 'Écrivez la couleur sous la forme # suivi de six chiffres ou lettres de A à F, par exemple #1F3D33.',
    en: 'Write the colour as # followed by six digits or letters from A to F, for example #1F3D33.',
    de: 'Schreiben Sie die Farbe als # mit sechs Ziffern oder Buchstaben von A bis F, zum Beispiel #1F3D33.',
  })

/** A free colour as `#rrggbb`. */
export const hexColorField = ({ admin }: Pick<TextField, 'admin'> = {}): TextField => ({
  name: 'color',
  type: 'text',
  label: { nl: 'Kleur', fr: 'Couleur', en: 'Colour', de: 'Farbe' },
  validate,
  admin: {
    placeholder: '#1F3D33',
    description: {
      nl: 'Kleurcode zoals #1F3D33.',
      fr: 'Code couleur, par exemple #1F3D33.',
      en: 'Colour code such as #1F3D33.',
      de: 'Farbcode wie #1F3D33.',
    },
    ...admin,
  },
})
