import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { editorsOnly, readThroughSite } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { languageOptions } from '@/cms/fields/language'
import { revalidateCollection } from '@/cms/hooks/revalidate'
import { splitLocale } from '@/domain/routing/routes'
import { normalizeAddress, validateFrom, validateTo } from './redirect-rules'

const setLocale: CollectionBeforeChangeHook = ({ data }) => ({
  ...data,
  locale: typeof data.from === 'string' ? (splitLocale(data.from)?.locale ?? null) : null,
})

/** Addresses that lead elsewhere; pages and articles that move add theirs by themselves. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: {
    singular: { nl: 'Doorverwijzing', fr: 'Redirection', en: 'Redirect', de: 'Weiterleitung' },
    plural: { nl: 'Doorverwijzingen', fr: 'Redirections', en: 'Redirects', de: 'Weiterleitungen' },
  },
  access: { create: editorsOnly, read: readThroughSite, update: editorsOnly, delete: editorsOnly },
  admin: {
    group: adminGroups.layout,
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'permanent', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
    description: {
      nl: 'Verandert het adres van een gepubliceerde pagina, dan komt het oude hier vanzelf bij.',
      fr: "Quand l'adresse d'une page publiée change, l'ancienne est ajoutée ici d'elle-même.",
      en: 'When the address of a published page changes, the old one is added here by itself.',
      de: 'Ändert sich die Adresse einer veröffentlichten Seite, wird die alte hier automatisch ergänzt.',
    },
  },
  defaultSort: 'from',
  hooks: {
    beforeChange: [setLocale],
    afterChange: [revalidateCollection.afterChange],
    afterDelete: [revalidateCollection.afterDelete],
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: { nl: 'Oud adres', fr: 'Ancienne adresse', en: 'Old address', de: 'Alte Adresse' },
      hooks: { beforeValidate: [normalizeAddress] },
      validate: validateFrom,
      admin: {
        placeholder: '/fr/ancienne-adresse/',
        description: {
          nl: 'Met de taalcode: /nl/oud-adres/.',
          fr: 'Avec le code de langue : /fr/ancienne-adresse/.',
          en: 'With the language code: /en/old-address/.',
          de: 'Mit dem Sprachcode: /de/alte-adresse/.',
        },
      },
    },
    {
      name: 'to',
      type: 'text',
      required: true,
      index: true,
      label: { nl: 'Nieuw adres', fr: 'Nouvelle adresse', en: 'New address', de: 'Neue Adresse' },
      hooks: { beforeValidate: [normalizeAddress] },
      validate: validateTo,
      admin: {
        placeholder: '/fr/nouvelle-adresse/',
        description: {
          nl: 'Een pad van deze site met de taalcode, of een volledig adres met https://.',
          fr: 'Un chemin de ce site avec le code de langue, ou une adresse complète avec https://.',
          en: 'A path of this site with the language code, or a complete address with https://.',
          de: 'Ein Pfad dieser Website mit Sprachcode oder eine vollständige Adresse mit https://.',
        },
      },
    },
    {
      name: 'permanent',
      type: 'checkbox',
      defaultValue: true,
      label: {
        nl: 'Voorgoed verhuisd',
        fr: 'Déplacement définitif',
        en: 'Moved for good',
        de: 'Dauerhaft umgezogen',
      },
      admin: {
        description: {
          nl: 'Zoekmachines nemen dan het nieuwe adres over.',
          fr: 'Les moteurs de recherche adoptent alors la nouvelle adresse.',
          en: 'Search engines then take over the new address.',
          de: 'Suchmaschinen übernehmen dann die neue Adresse.',
        },
      },
    },
    {
      name: 'locale',
      type: 'select',
      label: { nl: 'Taal', fr: 'Langue', en: 'Language', de: 'Sprache' },
      options: languageOptions(),
      admin: { position: 'sidebar', readOnly: true },
    },
  ],
}
