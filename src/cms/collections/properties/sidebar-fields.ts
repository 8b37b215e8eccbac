import type { Field } from 'payload'
import { listedInField } from '@/cms/fields/properties/listed-in'
import { publicIdField } from '@/cms/fields/properties/public-id'
import { recordFileField } from '@/cms/fields/record-file'
import { snapshotHash } from '@/cms/fields/snapshot-fields'

/** What stays in sight beside every tab of a home. */
export const sidebarFields: Field[] = [
  publicIdField(),
  listedInField('properties'),
  {
    name: 'firstPicture',
    type: 'ui',
    label: { nl: 'Foto', fr: 'Photo', en: 'Picture', de: 'Foto' },
    admin: { components: { Cell: '/src/cms/admin/home-picker/picture-cell#PictureCell' } },
  },
  {
    name: 'place',
    type: 'ui',
    label: { nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' },
    admin: { components: { Cell: '/src/cms/admin/home-picker/picture-cell#AddressCell' } },
  },
  {
    name: 'checks',
    type: 'ui',
    label: { nl: 'Na te kijken', fr: 'À vérifier', en: 'To check', de: 'Zu prüfen' },
    admin: { components: { Cell: '/src/cms/admin/property-checks/checks-cell#ChecksCell' } },
  },
  {
    name: 'publishedAt',
    type: 'date',
    label: {
      nl: 'Eerste publicatie',
      fr: 'Première publication',
      en: 'First published',
      de: 'Erstmals veröffentlicht',
    },
    index: true,
    disableDuplicate: true,
    admin: {
      position: 'sidebar',
      // `setPublishedAt` keeps no date that is typed before.
      condition: ({ publishedAt }) => Boolean(publishedAt),
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm', timeFormat: 'HH:mm' },
      description: {
        nl: 'Wordt bij de eerste publicatie ingevuld; bepaalt de volgorde "nieuwste eerst".',
        fr: 'Complétée à la première publication ; détermine l’ordre « les plus récents ».',
        en: 'Filled in on first publication; decides the order "newest first".',
        de: 'Wird bei der ersten Veröffentlichung ausgefüllt; bestimmt die Reihenfolge „Neueste zuerst“.',
      },
    },
  },
  {
    name: 'agent',
    type: 'relationship',
    relationTo: 'agents',
    label: { nl: 'Makelaar', fr: 'Agent', en: 'Agent', de: 'Makler' },
    index: true,
    admin: {
      position: 'sidebar',
      description: {
        nl: 'De contactpersoon op de pagina van het pand.',
        fr: 'La personne de contact sur la page du bien.',
        en: 'The contact person on the page of the home.',
        de: 'Der Ansprechpartner auf der Seite der Immobilie.',
      },
    },
  },
  {
    name: 'owner',
    type: 'relationship',
    // A copy is another home: no owner sees it before staff give it to them.
    disableDuplicate: true,
    relationTo: 'owners',
    label: { nl: 'Eigenaar', fr: 'Propriétaire', en: 'Owner', de: 'Eigentümer' },
    index: true,
    admin: {
      position: 'sidebar',
      description: {
        nl: 'Ziet de statistieken van dit pand in zijn eigenaarszone. Nooit zichtbaar voor bezoekers.',
        fr: 'Voit les statistiques de ce bien dans son espace propriétaire. Jamais visible des visiteurs.',
        en: 'Sees the figures of this home in the owner area. Never visible to visitors.',
        de: 'Sieht die Statistik dieser Immobilie im Eigentümerbereich. Für Besucher nie sichtbar.',
      },
    },
  },
  recordFileField(),
  snapshotHash,
]
