import { homePicker } from '@/cms/fields/properties/home-picker'
import type { Field, RowField } from 'payload'
import { nobodyField } from '@/cms/access/access'
import { formKindOptions } from '@/cms/collections/contact-forms/form-kinds'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { languageOptions } from '@/cms/fields/language'

// What a visitor has sent stays as it was sent.
const access = { update: nobodyField }
const sidebar = { position: 'sidebar', readOnly: true } as const

// Shown with all that was filled in by the field `answers`; here for the columns and filters of the list.
const listed = (...fields: Field[]): RowField => ({ type: 'row', fields, admin: { condition: () => false } })

type Line = { name: string; label: EditorTexts; index?: boolean }

const line = ({ name, label, index = false }: Line): Field => ({
  name,
  type: 'text',
  label,
  index,
  access,
  admin: { readOnly: true },
})

/** Who has asked, and how to reach them. */
export const personFields: Field[] = [
  listed(
    {
      name: 'title',
      type: 'select',
      label: { nl: 'Aanspreking', fr: 'Civilité', en: 'Title', de: 'Anrede' },
      options: [
        { value: 'mr', label: { nl: 'De heer', fr: 'Monsieur', en: 'Mr', de: 'Herr' } },
        { value: 'mrs', label: { nl: 'Mevrouw', fr: 'Madame', en: 'Mrs', de: 'Frau' } },
        { value: 'ms', label: { nl: 'Mevrouw', fr: 'Mademoiselle', en: 'Ms', de: 'Frau' } },
      ],
      access,
      admin: { readOnly: true },
    },
    line({ name: 'name', label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' } }),
  ),
  listed(
    line({ name: 'email', label: { nl: 'E-mail', fr: 'E-mail', en: 'Email', de: 'E-Mail' }, index: true }),
    line({ name: 'phone', label: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' } }),
  ),
  {
    name: 'file',
    type: 'upload',
    relationTo: 'applicant-files',
    label: { nl: 'Bestand', fr: 'Fichier', en: 'File', de: 'Datei' },
    access,
    admin: { readOnly: true, condition: (data) => Boolean(data?.file) },
  },
  // Shown as a table by the field `answers`.
  {
    name: 'values',
    type: 'json',
    access,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
]

const retentionFields: Field[] = [
  {
    name: 'eraseAt',
    type: 'date',
    index: true,
    label: { nl: 'Wordt gewist op', fr: 'Sera effacé le', en: 'Will be erased on', de: 'Wird gelöscht am' },
    access,
    admin: { ...sidebar, date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' } },
  },
  {
    name: 'confirmedAt',
    type: 'date',
    label: { nl: 'Bevestigd op', fr: 'Confirmé le', en: 'Confirmed on', de: 'Bestätigt am' },
    access,
    admin: {
      ...sidebar,
      condition: (data) => data?.kind === 'sign-newsletter',
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm', timeFormat: 'HH:mm' },
    },
  },
  // How a repeated post is recognised; made of the form's key, which may hold anything.
  {
    name: 'requestId',
    type: 'text',
    unique: true,
    index: true,
    access: { read: nobodyField, update: nobodyField },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
]

/** What it is about, beside it. */
export const requestFields: Field[] = [
  {
    name: 'kind',
    type: 'select',
    required: true,
    index: true,
    label: { nl: 'Formulier', fr: 'Formulaire', en: 'Form', de: 'Formular' },
    options: formKindOptions(),
    access,
    admin: sidebar,
  },
  {
    name: 'property',
    type: 'relationship',
    relationTo: 'properties',
    index: true,
    label: { nl: 'Pand', fr: 'Bien', en: 'Home', de: 'Immobilie' },
    access,
    admin: { ...homePicker, ...sidebar, allowCreate: false },
  },
  {
    name: 'project',
    type: 'relationship',
    relationTo: 'projects',
    index: true,
    label: { nl: 'Project', fr: 'Projet', en: 'Project', de: 'Projekt' },
    access,
    admin: { ...sidebar, allowCreate: false },
  },
  {
    name: 'language',
    type: 'select',
    required: true,
    index: true,
    label: { nl: 'Taal', fr: 'Langue', en: 'Language', de: 'Sprache' },
    options: languageOptions(),
    access,
    admin: sidebar,
  },
  {
    name: 'form',
    type: 'relationship',
    relationTo: 'contact-forms',
    label: {
      nl: 'Instellingen van het formulier',
      fr: 'Réglages du formulaire',
      en: 'Settings of the form',
      de: 'Formulareinstellungen',
    },
    access,
    admin: { ...sidebar, allowCreate: false },
  },
  ...retentionFields,
]
