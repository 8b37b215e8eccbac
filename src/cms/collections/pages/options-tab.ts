import type { CheckboxField, Tab } from 'payload'
import { cssField } from '@/cms/fields/styles/css'
import type { EditorTexts } from '@/cms/fields/editor-text'

type FlagOptions = { name: string; label: EditorTexts; description?: EditorTexts; defaultValue: boolean }

const flag = ({ name, label, description, defaultValue }: FlagOptions): CheckboxField => ({
  name,
  type: 'checkbox',
  label,
  defaultValue,
  admin: { description },
})

const flags = [
  flag({
    name: 'showBreadcrumb',
    defaultValue: true,
    label: {
      nl: 'Kruimelpad tonen',
      fr: "Afficher le fil d'Ariane",
      en: 'Show the breadcrumb',
      de: 'Brotkrümelpfad zeigen',
    },
  }),
  flag({
    name: 'showFixedMenu',
    defaultValue: true,
    label: {
      nl: 'Menu blijft staan bij het scrollen',
      fr: 'Le menu reste visible au défilement',
      en: 'The menu stays in view while scrolling',
      de: 'Menü bleibt beim Scrollen sichtbar',
    },
  }),
  flag({
    name: 'noCookiePopup',
    defaultValue: false,
    label: {
      nl: 'Geen cookievenster op deze pagina',
      fr: 'Pas de fenêtre de cookies sur cette page',
      en: 'No cookie dialog on this page',
      de: 'Kein Cookie-Fenster auf dieser Seite',
    },
    description: {
      nl: 'Nuttig voor het cookiebeleid, zodat bezoekers het kunnen lezen voor ze kiezen.',
      fr: 'Utile pour la politique de cookies, afin de pouvoir la lire avant de choisir.',
      en: 'Useful for the cookie policy, so that visitors can read it before they choose.',
      de: 'Nützlich für die Cookie-Richtlinie, damit man sie vor der Wahl lesen kann.',
    },
  }),
  flag({
    name: 'noReferrerNoFollow',
    defaultValue: false,
    label: {
      nl: 'Externe links met noreferrer en nofollow',
      fr: 'Liens externes en noreferrer et nofollow',
      en: 'External links with noreferrer and nofollow',
      de: 'Externe Links mit noreferrer und nofollow',
    },
  }),
  flag({
    name: 'isActiveSeo',
    defaultValue: true,
    label: {
      nl: 'Vindbaar in zoekmachines',
      fr: 'Visible dans les moteurs de recherche',
      en: 'Found by search engines',
      de: 'In Suchmaschinen auffindbar',
    },
  }),
]

/** Rarely touched settings of one page. */
export const optionsTab: Tab = {
  label: { nl: 'Opties', fr: 'Options', en: 'Options', de: 'Optionen' },
  fields: [
    {
      name: 'flags',
      type: 'group',
      label: { nl: 'Weergave', fr: 'Affichage', en: 'Display', de: 'Anzeige' },
      fields: flags,
    },
    {
      name: 'logo',
      type: 'upload',
      relationTo: 'media',
      label: { nl: 'Eigen logo', fr: 'Logo propre à la page', en: 'Own logo', de: 'Eigenes Logo' },
      admin: {
        description: {
          nl: 'Leeg: het logo van het kantoor.',
          fr: "Vide : le logo de l'agence.",
          en: "Empty: the agency's logo.",
          de: 'Leer: das Logo des Büros.',
        },
      },
    },
    cssField,
  ],
}
