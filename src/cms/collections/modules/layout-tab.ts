import type { Condition, GroupField, Tab } from 'payload'
import { columnWidthsField } from '@/cms/fields/column-widths'
import { cssClassField } from '@/cms/fields/css-class'
import { tokenColorField } from '@/cms/fields/token-color'

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

/** How wide the module is and what it stands on. */
export const layoutTab: Tab = {
  label: { nl: 'Opmaak', fr: 'Mise en page', en: 'Layout', de: 'Gestaltung' },
  fields: [
    columnWidthsField({ lg: 12 }),
    background,
    cssClassField,
    // Kept from the original system: the page orders its modules, and `columns` says how wide they are.
    {
      name: 'position',
      type: 'select',
      defaultValue: 'content-row',
      options: [
        { value: 'content-row', label: { nl: 'Inhoud', fr: 'Contenu', en: 'Content', de: 'Inhalt' } },
      ],
      admin: { hidden: true },
    },
    { name: 'span', type: 'number', min: 1, max: 12, admin: { hidden: true } },
    { name: 'sort', type: 'number', admin: { hidden: true } },
  ],
}
