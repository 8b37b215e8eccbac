import type { GroupField, NumberField } from 'payload'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { usualTerms } from '@/domain/alerts/alert-terms'

type Days = { name: keyof typeof usualTerms; label: EditorTexts; min: number; max: number }

const days = ({ name, label, min, max }: Days): NumberField => ({
  name,
  type: 'number',
  label,
  defaultValue: usualTerms[name],
  min,
  max,
  admin: { width: '33%', step: 1 },
})

/** How long search alerts last. */
export const alertTerms: GroupField = {
  name: 'alerts',
  type: 'group',
  label: { nl: 'Zoekopdrachten', fr: 'Alertes de recherche', en: 'Search alerts', de: 'Suchaufträge' },
  admin: {
    description: {
      nl: 'In dagen. Voor het einde vraagt een e-mail of iemand nog zoekt; zonder antwoord stopt de zoekopdracht.',
      fr: 'En jours. Avant la fin, un e-mail demande si la recherche dure encore ; sans réponse, l’alerte s’arrête.',
      en: 'In days. Before the end a mail asks if somebody still looks for a home; without an answer the alert ends.',
      de: 'In Tagen. Vor dem Ende fragt eine E-Mail, ob noch gesucht wird; ohne Antwort endet der Suchauftrag.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        days({
          name: 'period',
          min: 7,
          max: 1095,
          label: { nl: 'Looptijd', fr: 'Durée', en: 'Duration', de: 'Laufzeit' },
        }),
        days({
          name: 'notice',
          min: 1,
          max: 90,
          label: {
            nl: 'Vraag zo lang voor het einde',
            fr: 'Question avant la fin',
            en: 'Question before the end',
            de: 'Frage vor dem Ende',
          },
        }),
        days({
          name: 'kept',
          min: 1,
          max: 365,
          label: {
            nl: 'Bewaard na het einde',
            fr: 'Conservation après la fin',
            en: 'Kept after the end',
            de: 'Aufbewahrt nach dem Ende',
          },
        }),
      ],
    },
  ],
}
