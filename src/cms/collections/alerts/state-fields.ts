import type { DateField, Field } from 'payload'
import { nobodyField } from '@/cms/access/access'
import type { EditorTexts } from '@/cms/fields/editor-text'

const sidebar = { position: 'sidebar', readOnly: true } as const
const hidden = { hidden: true, disableListColumn: true, disableListFilter: true } as const
const closed = { access: { read: nobodyField, update: nobodyField }, admin: hidden }

const moment = (name: string, label: EditorTexts): DateField => ({
  name,
  type: 'date',
  label,
  index: true,
  admin: { ...sidebar, date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' } },
})

/** How far it has come. */
export const stateFields: Field[] = [
  {
    name: 'state',
    type: 'select',
    required: true,
    defaultValue: 'unconfirmed',
    index: true,
    label: { nl: 'Toestand', fr: 'État', en: 'State', de: 'Zustand' },
    options: [
      {
        value: 'unconfirmed',
        label: { nl: 'Niet bevestigd', fr: 'Non confirmée', en: 'Not confirmed', de: 'Nicht bestätigt' },
      },
      { value: 'active', label: { nl: 'Actief', fr: 'Active', en: 'Active', de: 'Aktiv' } },
      { value: 'paused', label: { nl: 'Gepauzeerd', fr: 'En pause', en: 'Paused', de: 'Pausiert' } },
      { value: 'ended', label: { nl: 'Beëindigd', fr: 'Terminée', en: 'Ended', de: 'Beendet' } },
    ],
    admin: sidebar,
  },
  // Nothing of before is told.
  moment('since', { nl: 'Actief sinds', fr: 'Active depuis', en: 'Active since', de: 'Aktiv seit' }),
  moment('expiresAt', { nl: 'Loopt tot', fr: 'Expire le', en: 'Expires on', de: 'Läuft bis' }),
  moment('askedAt', { nl: 'Gevraagd op', fr: 'Question posée le', en: 'Asked on', de: 'Gefragt am' }),
  moment('endedAt', { nl: 'Beëindigd op', fr: 'Terminée le', en: 'Ended on', de: 'Beendet am' }),
  {
    name: 'endedBy',
    type: 'select',
    label: { nl: 'Beëindigd door', fr: 'Terminée par', en: 'Ended by', de: 'Beendet durch' },
    options: [
      {
        value: 'unsubscribed',
        label: { nl: 'Uitschrijving', fr: 'Désinscription', en: 'Unsubscribing', de: 'Abmeldung' },
      },
      {
        value: 'expired',
        label: { nl: 'Geen antwoord', fr: 'Sans réponse', en: 'No answer', de: 'Keine Antwort' },
      },
      { value: 'closed', label: { nl: 'Het kantoor', fr: 'L’agence', en: 'The agency', de: 'Das Büro' } },
    ],
    admin: sidebar,
  },
  {
    name: 'lead',
    type: 'relationship',
    relationTo: 'leads',
    index: true,
    label: { nl: 'Aanvraag', fr: 'Demande', en: 'Lead', de: 'Anfrage' },
    admin: { ...sidebar, allowCreate: false },
  },
  // When the address was last asked to confirm.
  { name: 'requestedAt', type: 'date', required: true, ...closed },
  // Raised to take back every link that was mailed.
  { name: 'linkVersion', type: 'number', required: true, defaultValue: 0, ...closed },
]
