import type { CheckboxField, GlobalConfig } from 'payload'
import { editorsOnly, readThroughSite, staffOnly } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { publishableField } from '@/cms/fields/publishable'
import { snapshotHash } from '@/cms/fields/snapshot-fields'
import { revalidateGlobal } from '@/cms/hooks/revalidate'

const flag = ({ name, label }: { name: string; label: EditorTexts }): CheckboxField => ({
  name,
  type: 'checkbox',
  defaultValue: true,
  label,
})

const placeholders: EditorTexts = {
  nl: '{sale} wordt het aantal panden te koop, {rent} het aantal te huur.',
  fr: '{sale} devient le nombre de biens à vendre, {rent} le nombre de biens à louer.',
  en: '{sale} becomes the number of homes for sale, {rent} the number for rent.',
  de: '{sale} wird zur Zahl der Immobilien zum Verkauf, {rent} zur Zahl der Mietobjekte.',
}

/** The property-search block that a banner can hold. */
export const HomeSearch: GlobalConfig = {
  slug: 'home-search',
  label: { nl: 'Zoekblok', fr: 'Bloc de recherche', en: 'Search block', de: 'Suchblock' },
  access: { read: readThroughSite, readVersions: staffOnly, update: editorsOnly },
  admin: { group: adminGroups.layout },
  hooks: { afterChange: [revalidateGlobal] },
  fields: [
    {
      name: 'logo',
      type: 'upload',
      relationTo: 'media',
      label: { nl: 'Logo', fr: 'Logo', en: 'Logo', de: 'Logo' },
    },
    publishableField({
      name: 'title',
      type: 'text',
      localized: true,
      label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' },
      admin: { width: '75%' },
    }),
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      label: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' },
      admin: { description: placeholders },
    },
    {
      name: 'description2',
      type: 'textarea',
      localized: true,
      label: { nl: 'Tweede tekst', fr: 'Second texte', en: 'Second text', de: 'Zweiter Text' },
      admin: { description: placeholders },
    },
    flag({
      name: 'showSearchInput',
      label: {
        nl: 'Zoekveld tonen',
        fr: 'Afficher le champ de recherche',
        en: 'Show the search input',
        de: 'Suchfeld zeigen',
      },
    }),
    flag({
      name: 'showSearchButton',
      label: {
        nl: 'Knoppen te koop en te huur tonen',
        fr: 'Afficher les boutons à vendre et à louer',
        en: 'Show the for-sale and for-rent buttons',
        de: 'Schaltflächen für Kauf und Miete zeigen',
      },
    }),
    flag({
      name: 'showSearchCount',
      label: {
        nl: 'Aantallen in de zoekresultaten tonen',
        fr: 'Afficher les nombres dans les résultats de recherche',
        en: 'Show counts in the search results',
        de: 'Anzahlen in den Suchergebnissen zeigen',
      },
    }),
    flag({
      name: 'showCountProperty',
      label: {
        nl: 'Aantal panden op de knoppen tonen',
        fr: 'Afficher le nombre de biens sur les boutons',
        en: 'Show the number of homes on the buttons',
        de: 'Zahl der Immobilien auf den Schaltflächen zeigen',
      },
    }),
    snapshotHash,
  ],
}
