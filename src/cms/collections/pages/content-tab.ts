import type { Tab } from 'payload'
import { requiredText } from '@/cms/languages/required-text'

/** What the page says: its names, its introduction and the modules it is built of. */
export const contentTab: Tab = {
  label: { nl: 'Inhoud', fr: 'Contenu', en: 'Content', de: 'Inhalt' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          label: {
            nl: 'Naam in het menu',
            fr: 'Nom dans le menu',
            en: 'Name in the menu',
            de: 'Name im Menü',
          },
          localized: true,
          required: true,
          validate: requiredText({ collection: 'pages', field: 'name', goesWith: 'path' }),
          admin: {
            width: '50%',
            description: {
              nl: 'Kort: staat in het menu en in het kruimelpad.',
              fr: "Court : figure dans le menu et le fil d'Ariane.",
              en: 'Short: stands in the menu and the breadcrumb.',
              de: 'Kurz: steht im Menü und im Brotkrümelpfad.',
            },
          },
        },
        {
          name: 'title',
          type: 'text',
          label: { nl: 'Paginatitel', fr: 'Titre de la page', en: 'Page title', de: 'Seitentitel' },
          localized: true,
          admin: {
            width: '50%',
            description: {
              nl: 'De grote titel bovenaan. Leeg: de naam in het menu.',
              fr: 'Le grand titre en haut de page. Vide : le nom dans le menu.',
              en: 'The heading at the top. Empty: the name in the menu.',
              de: 'Die große Überschrift oben. Leer: der Name im Menü.',
            },
          },
        },
      ],
    },
    {
      name: 'description',
      type: 'textarea',
      label: { nl: 'Inleiding', fr: 'Introduction', en: 'Introduction', de: 'Einleitung' },
      localized: true,
    },
    {
      name: 'content',
      type: 'richText',
      label: { nl: 'Eigen tekst', fr: 'Texte propre', en: 'Text of its own', de: 'Eigener Text' },
      localized: true,
      admin: {
        description: {
          nl: 'Staat boven de modules.',
          fr: 'Figure au-dessus des modules.',
          en: 'Stands above the modules.',
          de: 'Steht über den Modulen.',
        },
      },
    },
    {
      name: 'modules',
      type: 'relationship',
      relationTo: 'modules',
      hasMany: true,
      label: { nl: 'Modules', fr: 'Modules', en: 'Modules', de: 'Module' },
      admin: {
        isSortable: true,
        description: {
          nl: 'De blokken van de pagina, van boven naar onder. Versleep ze om de volgorde te wijzigen.',
          fr: "Les blocs de la page, de haut en bas. Glissez-les pour changer l'ordre.",
          en: 'The blocks of the page from top to bottom. Drag to change the order.',
          de: 'Die Blöcke der Seite von oben nach unten. Zum Umordnen ziehen.',
        },
      },
    },
  ],
}
