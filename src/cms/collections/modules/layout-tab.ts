import type { Condition, GroupField, NumberField, SelectField, Tab } from 'payload'
import { columnWidthsField } from '@/cms/fields/styles/column-widths'
import { cssClassField } from '@/cms/fields/styles/css-class'
import { tokenColorField } from '@/cms/fields/styles/token-color'

const isBackground =
  (type: string): Condition =>
  (_, background) =>
    background?.type === type

const background: GroupField = {
  name: 'background',
  type: 'group',
  label: { nl: 'Achtergrond', fr: 'Arrière-plan', en: 'Background', de: 'Hintergrund' },
  fields: [
    {
      name: 'type',
      type: 'select',
      defaultValue: 'none',
      label: { nl: 'Soort', fr: 'Type', en: 'Kind', de: 'Art' },
      options: [
        { value: 'none', label: { nl: 'Geen', fr: 'Aucun', en: 'None', de: 'Keiner' } },
        { value: 'color', label: { nl: 'Kleur', fr: 'Couleur', en: 'Colour', de: 'Farbe' } },
        { value: 'image', label: { nl: 'Foto', fr: 'Photo', en: 'Picture', de: 'Foto' } },
      ],
    },
    tokenColorField({ admin: { condition: isBackground('color') } }),
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      label: { nl: 'Foto', fr: 'Photo', en: 'Picture', de: 'Foto' },
      admin: { condition: isBackground('image') },
    },
  ],
}

const position: SelectField = {
  name: 'position',
  type: 'select',
  defaultValue: 'content-row',
  label: { nl: 'Plaats', fr: 'Position', en: 'Position', de: 'Position' },
  options: [
    {
      value: 'content-row',
      label: {
        nl: 'Naast smalle buren',
        fr: 'À côté de voisins étroits',
        en: 'Beside narrow neighbours',
        de: 'Neben schmalen Nachbarn',
      },
    },
    {
      value: 'own-row',
      label: {
        nl: 'Op een eigen rij',
        fr: 'Sur sa propre rangée',
        en: 'In a row of its own',
        de: 'In eigener Reihe',
      },
    },
  ],
  admin: { width: '34%' },
}

const span: NumberField = {
  name: 'span',
  type: 'number',
  min: 1,
  max: 12,
  label: {
    nl: 'Eén breedte (op 12)',
    fr: 'Une largeur (sur 12)',
    en: 'One width (out of 12)',
    de: 'Eine Breite (von 12)',
  },
  admin: {
    width: '33%',
    step: 1,
    description: {
      nl: 'Voor tablet en computer, waar de drie breedtes hierboven 12 zijn.',
      fr: 'Pour tablette et ordinateur, où les trois largeurs ci-dessus sont à 12.',
      en: 'For tablets and desktops, where the three widths above are 12.',
      de: 'Für Tablet und Computer, wo die drei Breiten oben 12 sind.',
    },
  },
}

const sort: NumberField = {
  name: 'sort',
  type: 'number',
  label: { nl: 'Volgorde', fr: 'Ordre', en: 'Order', de: 'Reihenfolge' },
  admin: {
    width: '33%',
    step: 1,
    description: {
      nl: 'Leeg: zoals op de pagina. Een hoger nummer staat lager.',
      fr: 'Vide : comme sur la page. Un numéro plus haut vient plus bas.',
      en: 'Empty: as on the page. A higher number stands further down.',
      de: 'Leer: wie auf der Seite. Eine höhere Zahl steht weiter unten.',
    },
  },
}

/** How wide the module is, where it stands and what on. */
export const layoutTab: Tab = {
  label: { nl: 'Opmaak', fr: 'Mise en page', en: 'Layout', de: 'Gestaltung' },
  fields: [
    columnWidthsField({ lg: 12 }),
    background,
    cssClassField,
    {
      type: 'row',
      fields: [position, span, sort],
    },
  ],
}
