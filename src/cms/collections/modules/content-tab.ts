import type { Tab } from 'payload'
import { linkField } from '@/cms/fields/routing/link'
import { publishableField } from '@/cms/fields/publishable'

/** The module's own texts, pictures and button. */
export const contentTab: Tab = {
  label: { nl: 'Inhoud', fr: 'Contenu', en: 'Content', de: 'Inhalt' },
  fields: [
    {
      name: 'internalName',
      type: 'text',
      required: true,
      label: { nl: 'Interne naam', fr: 'Nom interne', en: 'Internal name', de: 'Interner Name' },
      admin: {
        description: {
          nl: 'Alleen voor de redactie, bijvoorbeeld: Startpagina – laatste aanbiedingen.',
          fr: 'Pour la rédaction seulement, par exemple : Accueil – dernières offres.',
          en: 'For the editors only, for example: Home – latest offers.',
          de: 'Nur für die Redaktion, zum Beispiel: Startseite – neueste Angebote.',
        },
      },
    },
    publishableField({
      name: 'title',
      type: 'text',
      localized: true,
      label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' },
      admin: { width: '75%' },
    }),
    {
      name: 'titleSize',
      type: 'select',
      defaultValue: 'h2',
      label: { nl: 'Titelniveau', fr: 'Niveau du titre', en: 'Heading level', de: 'Überschriftenebene' },
      options: [
        { value: 'h2', label: { nl: 'Groot (h2)', fr: 'Grand (h2)', en: 'Large (h2)', de: 'Groß (h2)' } },
        { value: 'h3', label: { nl: 'Middel (h3)', fr: 'Moyen (h3)', en: 'Medium (h3)', de: 'Mittel (h3)' } },
        { value: 'h4', label: { nl: 'Klein (h4)', fr: 'Petit (h4)', en: 'Small (h4)', de: 'Klein (h4)' } },
      ],
    },
    {
      name: 'description',
      type: 'richText',
      localized: true,
      label: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' },
    },
    {
      name: 'description2',
      type: 'richText',
      localized: true,
      label: { nl: 'Tweede tekst', fr: 'Second texte', en: 'Second text', de: 'Zweiter Text' },
      admin: {
        description: {
          nl: 'Staat onder de inhoud van de module.',
          fr: 'Figure sous le contenu du module.',
          en: "Stands below the module's content.",
          de: 'Steht unter dem Inhalt des Moduls.',
        },
      },
    },
    {
      name: 'images',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      label: { nl: "Foto's", fr: 'Photos', en: 'Pictures', de: 'Fotos' },
    },
    {
      name: 'link',
      type: 'group',
      label: { nl: 'Knop', fr: 'Bouton', en: 'Button', de: 'Schaltfläche' },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'label',
              type: 'text',
              localized: true,
              label: { nl: 'Opschrift', fr: 'Libellé', en: 'Label', de: 'Beschriftung' },
              admin: { width: '50%' },
            },
            linkField({ name: 'url', admin: { width: '50%' } }),
          ],
        },
      ],
    },
  ],
}
