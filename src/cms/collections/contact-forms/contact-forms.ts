import type { CollectionConfig, Field, TextFieldSingleValidation } from 'payload'
import { editorsOnly, readThroughSite } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { editorText } from '@/cms/fields/editor-text'
import { publicIdField } from '@/cms/fields/properties/public-id'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { revalidateCollection } from '@/cms/hooks/revalidate'
import { setPublicId } from '@/cms/hooks/properties/set-public-id'
import { formKindOptions } from './form-kinds'

const validateRecipients: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  value.split(',').every((address) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(address.trim())) ||
  editorText(req, {
    nl: 'Schrijf volledige e-mailadressen, gescheiden door komma’s.',
    fr: 'Écrivez des adresses e-mail complètes, séparées par des virgules.',
    en: 'Write complete email addresses, separated by commas.',
    de: 'Schreiben Sie vollständige E-Mail-Adressen, durch Kommas getrennt.',
  })

const fields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        label: { nl: 'Interne naam', fr: 'Nom interne', en: 'Internal name', de: 'Interner Name' },
      },
      {
        name: 'kind',
        type: 'select',
        required: true,
        index: true,
        label: {
          nl: 'Soort formulier',
          fr: 'Type de formulaire',
          en: 'Kind of form',
          de: 'Art des Formulars',
        },
        options: formKindOptions(),
        admin: {
          description: {
            nl: 'Bepaalt welke velden het formulier heeft en welke mails vertrekken.',
            fr: 'Détermine les champs du formulaire et les e-mails envoyés.',
            en: 'Decides which fields the form has and which mails are sent.',
            de: 'Bestimmt die Felder des Formulars und die versandten E-Mails.',
          },
        },
      },
    ],
  },
  {
    name: 'title',
    type: 'text',
    localized: true,
    label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' },
  },
  {
    name: 'intro',
    type: 'textarea',
    localized: true,
    label: { nl: 'Inleiding', fr: 'Introduction', en: 'Introduction', de: 'Einleitung' },
  },
  {
    name: 'thankYouPage',
    type: 'relationship',
    relationTo: 'pages',
    label: { nl: 'Bedankpagina', fr: 'Page de remerciement', en: 'Thank-you page', de: 'Dankeseite' },
    filterOptions: { type: { equals: 'feedback' } },
    admin: {
      description: {
        nl: 'Hier komt de bezoeker na het versturen. Kies uit de pagina’s van de soort Bedankpagina.',
        fr: "Le visiteur y arrive après l'envoi. Parmi les pages du type Page de remerciement.",
        en: 'Where the visitor arrives after sending. One of the pages of the kind Thank-you page.',
        de: 'Hier landet der Besucher nach dem Senden. Eine der Seiten der Art Dankeseite.',
      },
    },
  },
  {
    name: 'recipients',
    type: 'text',
    label: { nl: 'Ontvangers', fr: 'Destinataires', en: 'Recipients', de: 'Empfänger' },
    validate: validateRecipients,
    admin: {
      description: {
        nl: 'E-mailadressen, gescheiden door komma’s. Leeg: het adres van het kantoor.',
        fr: "Adresses e-mail séparées par des virgules. Vide : l'adresse de l'agence.",
        en: "Email addresses separated by commas. Empty: the agency's address.",
        de: 'E-Mail-Adressen, durch Kommas getrennt. Leer: die Adresse des Büros.',
      },
    },
  },
  publicIdField(),
  ...snapshotFields(),
]

/** The forms a module can show: texts, thank-you page and who in the agency hears of it. */
export const ContactForms: CollectionConfig = {
  slug: 'contact-forms',
  labels: {
    singular: { nl: 'Formulier', fr: 'Formulaire', en: 'Form', de: 'Formular' },
    plural: { nl: 'Formulieren', fr: 'Formulaires', en: 'Forms', de: 'Formulare' },
  },
  access: { create: editorsOnly, read: readThroughSite, update: editorsOnly, delete: editorsOnly },
  admin: {
    group: adminGroups.pages,
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'thankYouPage', 'publicId'],
    listSearchableFields: ['name', 'title', 'publicId'],
  },
  defaultSort: 'name',
  hooks: {
    beforeValidate: [setPublicId],
    afterChange: [revalidateCollection.afterChange],
    afterDelete: [revalidateCollection.afterDelete],
  },
  fields,
}
