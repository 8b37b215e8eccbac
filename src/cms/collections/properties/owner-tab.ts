import type { UnnamedTab } from 'payload'
import { webAddressField } from '@/cms/fields/routing/web-address'

/** What the owner of a home is told of it, beside what is counted. */
export const ownerTab: UnnamedTab = {
  label: {
    nl: 'Voor de eigenaar',
    fr: 'Pour le propriétaire',
    en: 'For the owner',
    de: 'Für den Eigentümer',
  },
  fields: [
    {
      name: 'numbers',
      type: 'ui',
      label: {
        nl: 'Wat de eigenaar ziet',
        fr: 'Ce que voit le propriétaire',
        en: 'What the owner sees',
        de: 'Was der Eigentümer sieht',
      },
      admin: {
        disableListColumn: true,
        components: { Field: '/src/cms/admin/page-views/home-numbers#HomeNumbers' },
      },
    },
    {
      name: 'nextSteps',
      type: 'textarea',
      disableDuplicate: true,
      label: { nl: 'Wat nu volgt', fr: 'La suite', en: 'What happens next', de: 'Wie es weitergeht' },
      maxLength: 4000,
      admin: {
        rows: 6,
        description: {
          nl: 'Staat in de eigenaarszone, in de taal van de eigenaar. Nooit zichtbaar voor bezoekers.',
          fr: 'Se lit dans l’espace propriétaire, dans la langue du propriétaire. Jamais visible des visiteurs.',
          en: 'Stands in the owner area, in the language of the owner. Never visible to visitors.',
          de: 'Steht im Eigentümerbereich, in der Sprache des Eigentümers. Für Besucher nie sichtbar.',
        },
      },
    },
    {
      name: 'portals',
      type: 'array',
      disableDuplicate: true,
      maxRows: 20,
      label: { nl: 'Online media', fr: 'Médias en ligne', en: 'Online media', de: 'Online-Medien' },
      labels: {
        singular: { nl: 'Portaal', fr: 'Portail', en: 'Portal', de: 'Portal' },
        plural: { nl: 'Portalen', fr: 'Portails', en: 'Portals', de: 'Portale' },
      },
      admin: {
        description: {
          nl: 'Waar het pand nog te zien is: de eigenaar ziet de naam, de link en sinds wanneer.',
          fr: 'Où le bien se voit aussi : le propriétaire voit le nom, le lien et depuis quand.',
          en: 'Where else the home can be seen: the owner sees the name, the link and since when.',
          de: 'Wo die Immobilie noch zu sehen ist: Der Eigentümer sieht Name, Link und seit wann.',
        },
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'name',
              type: 'text',
              required: true,
              maxLength: 80,
              label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
            },
            {
              name: 'since',
              type: 'date',
              label: { nl: 'Sinds', fr: 'Depuis', en: 'Since', de: 'Seit' },
              admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' } },
            },
          ],
        },
        webAddressField({
          name: 'url',
          label: { nl: 'Link', fr: 'Lien', en: 'Link', de: 'Link' },
          description: {
            nl: 'De pagina van het pand op dat portaal.',
            fr: 'La page du bien sur ce portail.',
            en: 'The page of the home on that portal.',
            de: 'Die Seite der Immobilie auf diesem Portal.',
          },
        }),
      ],
    },
  ],
}
