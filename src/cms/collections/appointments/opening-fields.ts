import type { ArrayField, Condition, DateField, Field, NumberField, SelectField, TextField } from 'payload'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { openingLimits, type OpeningField, type VisitTerms } from '@/domain/appointments/opening-rules'
import { openingRule } from './opening-problem'

type Kind = 'single' | 'weekly'
type Named<Name extends OpeningField> = { name: Name; label: EditorTexts; description?: EditorTexts }

const onlyFor =
  (kind: Kind): Condition =>
  (data) =>
    data?.kind === kind

const time = ({ name, label }: Named<'from' | 'to'>): TextField => ({
  name,
  type: 'text',
  required: true,
  label,
  validate: openingRule(name),
  admin: { placeholder: name === 'from' ? '10:00' : '12:00' },
})

const day = ({
  name,
  label,
  description,
  kind,
}: Named<'date' | 'firstDay' | 'lastDay'> & { kind: Kind }): DateField => ({
  name,
  type: 'date',
  label,
  validate: openingRule(name),
  admin: {
    description,
    condition: onlyFor(kind),
    date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' },
  },
})

const figure = ({
  name,
  label,
  description,
  standard,
}: Named<keyof VisitTerms> & { standard: number }): NumberField => ({
  name,
  type: 'number',
  required: true,
  label,
  defaultValue: standard,
  ...openingLimits[name],
  validate: openingRule(name),
  admin: { step: 1, description },
})

const weekdays: SelectField = {
  name: 'weekdays',
  type: 'select',
  hasMany: true,
  label: { nl: 'Weekdagen', fr: 'Jours de la semaine', en: 'Days of the week', de: 'Wochentage' },
  options: [
    { value: '1', label: { nl: 'Maandag', fr: 'Lundi', en: 'Monday', de: 'Montag' } },
    { value: '2', label: { nl: 'Dinsdag', fr: 'Mardi', en: 'Tuesday', de: 'Dienstag' } },
    { value: '3', label: { nl: 'Woensdag', fr: 'Mercredi', en: 'Wednesday', de: 'Mittwoch' } },
    { value: '4', label: { nl: 'Donderdag', fr: 'Jeudi', en: 'Thursday', de: 'Donnerstag' } },
    { value: '5', label: { nl: 'Vrijdag', fr: 'Vendredi', en: 'Friday', de: 'Freitag' } },
    { value: '6', label: { nl: 'Zaterdag', fr: 'Samedi', en: 'Saturday', de: 'Samstag' } },
    { value: '7', label: { nl: 'Zondag', fr: 'Dimanche', en: 'Sunday', de: 'Sonntag' } },
  ],
  validate: openingRule('weekdays'),
  admin: { condition: onlyFor('weekly') },
}

const except: ArrayField = {
  name: 'except',
  type: 'array',
  label: { nl: 'Niet op', fr: 'Sauf le', en: 'Not on', de: 'Nicht am' },
  labels: {
    singular: { nl: 'Dag', fr: 'Jour', en: 'Day', de: 'Tag' },
    plural: { nl: 'Dagen', fr: 'Jours', en: 'Days', de: 'Tage' },
  },
  maxRows: 366,
  fields: [
    {
      name: 'day',
      type: 'date',
      required: true,
      label: { nl: 'Dag', fr: 'Jour', en: 'Day', de: 'Tag' },
      admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' } },
    },
  ],
  admin: { condition: onlyFor('weekly') },
}

/** On which days: one, or the same ones every week. */
export const dayFields: Field[] = [
  {
    name: 'kind',
    type: 'select',
    required: true,
    defaultValue: 'single',
    label: { nl: 'Wanneer', fr: 'Quand', en: 'When', de: 'Wann' },
    options: [
      { value: 'single', label: { nl: 'Eén dag', fr: 'Un jour', en: 'One day', de: 'Ein Tag' } },
      {
        value: 'weekly',
        label: { nl: 'Elke week', fr: 'Chaque semaine', en: 'Every week', de: 'Jede Woche' },
      },
    ],
  },
  day({ name: 'date', kind: 'single', label: { nl: 'Dag', fr: 'Jour', en: 'Day', de: 'Tag' } }),
  weekdays,
  {
    type: 'row',
    fields: [
      day({
        name: 'firstDay',
        kind: 'weekly',
        label: { nl: 'Vanaf', fr: 'À partir du', en: 'From', de: 'Ab' },
      }),
      day({
        name: 'lastDay',
        kind: 'weekly',
        label: { nl: 'Tot en met', fr: 'Jusqu’au', en: 'Until', de: 'Bis einschließlich' },
        description: {
          nl: 'Leeg: zonder einde.',
          fr: 'Vide : sans fin.',
          en: 'Empty: without end.',
          de: 'Leer: ohne Ende.',
        },
      }),
    ],
  },
  except,
]

/** At what times of those days, and how the visits are held. */
export const timeFields: Field[] = [
  {
    type: 'row',
    fields: [
      time({ name: 'from', label: { nl: 'Van', fr: 'De', en: 'From', de: 'Von' } }),
      time({ name: 'to', label: { nl: 'Tot', fr: 'À', en: 'To', de: 'Bis' } }),
    ],
  },
  {
    type: 'row',
    fields: [
      figure({
        name: 'length',
        standard: 30,
        label: {
          nl: 'Duur van een bezoek (minuten)',
          fr: 'Durée d’une visite (minutes)',
          en: 'Length of a visit (minutes)',
          de: 'Dauer einer Besichtigung (Minuten)',
        },
      }),
      figure({
        name: 'pause',
        standard: 0,
        label: {
          nl: 'Pauze ertussen (minuten)',
          fr: 'Pause entre deux visites (minutes)',
          en: 'Break in between (minutes)',
          de: 'Pause dazwischen (Minuten)',
        },
      }),
    ],
  },
  {
    type: 'row',
    fields: [
      figure({
        name: 'capacity',
        standard: 1,
        label: {
          nl: 'Plaatsen per bezoek',
          fr: 'Places par visite',
          en: 'Places of a visit',
          de: 'Plätze je Besichtigung',
        },
        description: {
          nl: 'Meer dan één: een kijkmoment voor meerdere bezoekers.',
          fr: 'Plus d’une : une visite à plusieurs.',
          en: 'More than one: several visitors at once.',
          de: 'Mehr als einer: mehrere Besucher zugleich.',
        },
      }),
      figure({
        name: 'notice',
        standard: 24,
        label: {
          nl: 'Vooraf te reserveren (uren)',
          fr: 'À réserver à l’avance (heures)',
          en: 'To be booked ahead (hours)',
          de: 'Im Voraus zu buchen (Stunden)',
        },
        description: {
          nl: 'Zo lang voor het bezoek kan een bezoeker het laatst reserveren; aan de telefoon kan het later.',
          fr: 'Le dernier délai d’un visiteur pour réserver ; par téléphone, c’est possible plus tard.',
          en: 'How long before the visit a visitor can last book; on the phone it can be later.',
          de: 'So lange vorher kann ein Besucher zuletzt buchen; am Telefon geht es auch später.',
        },
      }),
    ],
  },
]
