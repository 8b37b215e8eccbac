import type { Field } from 'payload'
import { parentField } from '@/cms/fields/routing/parent'
import { snapshotFields } from '@/cms/fields/snapshot-fields'

/** Where the page stands in the tree and the menu, and who sees it. */
export const sidebarFields: Field[] = [
  {
    name: 'type',
    type: 'select',
    required: true,
    defaultValue: 'page',
    index: true,
    label: { nl: 'Soort pagina', fr: 'Type de page', en: 'Kind of page', de: 'Art der Seite' },
    options: [
      {
        value: 'page',
        label: { nl: 'Gewone pagina', fr: 'Page ordinaire', en: 'Ordinary page', de: 'Normale Seite' },
      },
      { value: 'article', label: { nl: 'Artikel', fr: 'Article', en: 'Article', de: 'Artikel' } },
      {
        value: 'feedback',
        label: { nl: 'Bedankpagina', fr: 'Page de remerciement', en: 'Thank-you page', de: 'Dankeseite' },
      },
      {
        value: 'login',
        label: {
          nl: 'Eigenaarslogin',
          fr: 'Connexion du propriétaire',
          en: 'Owner login',
          de: 'Eigentümer-Login',
        },
      },
      {
        value: 'link',
        label: {
          nl: 'Alleen een menulink',
          fr: 'Simple lien de menu',
          en: 'Menu link only',
          de: 'Nur ein Menülink',
        },
      },
    ],
    admin: { position: 'sidebar' },
  },
  parentField({
    relationTo: 'pages',
    label: { nl: 'Onder pagina', fr: 'Sous la page', en: 'Below page', de: 'Unter Seite' },
    description: {
      nl: 'Bepaalt het submenu en het kruimelpad. Leeg: bovenste niveau.',
      fr: "Détermine le sous-menu et le fil d'Ariane. Vide : premier niveau.",
      en: 'Decides the submenu and the breadcrumb. Empty: top level.',
      de: 'Bestimmt Untermenü und Brotkrümelpfad. Leer: oberste Ebene.',
    },
  }),
  {
    name: 'showInMenu',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    label: { nl: 'In het menu', fr: 'Dans le menu', en: 'In the menu', de: 'Im Menü' },
    admin: { position: 'sidebar' },
  },
  {
    name: 'menuSort',
    type: 'number',
    index: true,
    label: {
      nl: 'Volgorde in het menu',
      fr: 'Ordre dans le menu',
      en: 'Order in the menu',
      de: 'Reihenfolge im Menü',
    },
    admin: {
      position: 'sidebar',
      condition: (data) => data?.showInMenu === true,
      description: {
        nl: 'Het laagste getal komt eerst.',
        fr: 'Le plus petit nombre vient en premier.',
        en: 'The lowest number comes first.',
        de: 'Die kleinste Zahl steht zuerst.',
      },
    },
  },
  {
    name: 'isPublic',
    type: 'checkbox',
    defaultValue: true,
    index: true,
    label: { nl: 'Publiek', fr: 'Publique', en: 'Public', de: 'Öffentlich' },
    admin: {
      position: 'sidebar',
      description: {
        nl: 'Uit: de pagina is gepubliceerd maar wordt nergens getoond of opgelijst.',
        fr: "Désactivé : la page est publiée mais n'apparaît ni dans les listes ni dans le plan du site.",
        en: 'Off: the page is published but is shown in no list and no sitemap.',
        de: 'Aus: Die Seite ist veröffentlicht, erscheint aber in keiner Liste und keiner Sitemap.',
      },
    },
  },
  ...snapshotFields(),
]
