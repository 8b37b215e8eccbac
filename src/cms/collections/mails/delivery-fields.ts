import type { Field } from 'payload'
import { topicField } from './topic-field'

const sidebar = { position: 'sidebar' } as const
const moment = {
  ...sidebar,
  date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm', timeFormat: 'HH:mm' },
} as const

/** How far the mail has come, beside it. */
export const deliveryFields: Field[] = [
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'queued',
    index: true,
    label: { nl: 'Toestand', fr: 'État', en: 'State', de: 'Zustand' },
    options: [
      {
        value: 'queued',
        label: { nl: 'In de wachtrij', fr: 'En attente', en: 'Queued', de: 'In der Warteschlange' },
      },
      { value: 'sent', label: { nl: 'Verzonden', fr: 'Envoyé', en: 'Sent', de: 'Gesendet' } },
      { value: 'failed', label: { nl: 'Mislukt', fr: 'Échoué', en: 'Failed', de: 'Fehlgeschlagen' } },
    ],
    admin: sidebar,
  },
  {
    name: 'actions',
    type: 'ui',
    label: { nl: 'Acties', fr: 'Actions', en: 'Actions', de: 'Aktionen' },
    admin: {
      ...sidebar,
      disableListColumn: true,
      components: { Field: '/src/cms/admin/mails/mail-actions#MailActions' },
    },
  },
  // The name of the mail's file, and what `topic` derives from.
  { name: 'kind', type: 'text', required: true, index: true, admin: { hidden: true } },
  topicField(),
  {
    name: 'about',
    type: 'text',
    index: true,
    label: { nl: 'Betreft', fr: 'Concerne', en: 'About', de: 'Bezug' },
    admin: {
      ...sidebar,
      // Stored as the address of a document (`leads/12`), which nobody types.
      disableListFilter: true,
      components: {
        Cell: '/src/cms/admin/mails/mail-about#MailAboutCell',
        Field: '/src/cms/admin/mails/mail-about#MailAboutField',
      },
    },
  },
  {
    name: 'sentAt',
    type: 'date',
    index: true,
    label: { nl: 'Verzonden op', fr: 'Envoyé le', en: 'Sent on', de: 'Gesendet am' },
    admin: moment,
  },
  {
    name: 'attempts',
    type: 'number',
    required: true,
    defaultValue: 0,
    label: { nl: 'Pogingen', fr: 'Essais', en: 'Attempts', de: 'Versuche' },
    admin: sidebar,
  },
  {
    name: 'nextAttemptAt',
    type: 'date',
    label: { nl: 'Volgende poging', fr: 'Prochain essai', en: 'Next attempt', de: 'Nächster Versuch' },
    admin: moment,
  },
  {
    name: 'lastError',
    type: 'text',
    label: { nl: 'Laatste fout', fr: 'Dernière erreur', en: 'Last error', de: 'Letzter Fehler' },
    admin: {
      ...sidebar,
      description: {
        nl: 'De codes van de mailserver. 550 5.1.1: dit adres bestaat niet. ECONNECTION, ETIMEDOUT: de server antwoordt niet. EAUTH: de aanmelding klopt niet.',
        fr: "Les codes du serveur de messagerie. 550 5.1.1 : l'adresse n'existe pas. ECONNECTION, ETIMEDOUT : le serveur ne répond pas. EAUTH : l'identification est refusée.",
        en: 'The codes of the mail server. 550 5.1.1: the address does not exist. ECONNECTION, ETIMEDOUT: the server does not answer. EAUTH: the login is refused.',
        de: 'Die Codes des Mailservers. 550 5.1.1: Die Adresse gibt es nicht. ECONNECTION, ETIMEDOUT: Der Server antwortet nicht. EAUTH: Die Anmeldung wird abgelehnt.',
      },
    },
  },
  {
    name: 'messageId',
    type: 'text',
    required: true,
    label: { nl: 'Message-ID', fr: 'Message-ID', en: 'Message-ID', de: 'Message-ID' },
    admin: sidebar,
  },
  {
    name: 'bodyErasedAt',
    type: 'date',
    label: {
      nl: 'Inhoud gewist op',
      fr: 'Contenu effacé le',
      en: 'Content erased on',
      de: 'Inhalt gelöscht am',
    },
    admin: moment,
  },
]
