import type { SelectField } from 'payload'

/** A choice among the house colours; the site maps each name to its token in styles. */
export const tokenColorField = (overrides: Pick<SelectField, 'admin'> = {}): SelectField => ({
  name: 'color',
  type: 'select',
  label: { nl: 'Kleur', fr: 'Couleur', en: 'Colour', de: 'Farbe' },
  options: [
    { value: 'paper', label: { nl: 'Papierwit', fr: 'Blanc papier', en: 'Paper white', de: 'Papierweiß' } },
    { value: 'sand', label: { nl: 'Zand', fr: 'Sable', en: 'Sand', de: 'Sand' } },
    { value: 'ink', label: { nl: 'Inktgroen', fr: 'Vert encre', en: 'Ink green', de: 'Tintengrün' } },
    { value: 'brick', label: { nl: 'Baksteen', fr: 'Brique', en: 'Brick', de: 'Ziegelrot' } },
  ],
  ...overrides,
})
