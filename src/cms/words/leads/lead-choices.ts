import type { LeadFieldName } from '@/domain/leads/lead-fields'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import type { Locale } from '@/domain/shared/locale'

type Choices = Record<string, Record<Locale, string>>

const times: Choices = Object.fromEntries(
  ['10-13', '13-16', '14-16', '16-19'].map((slot) => {
    const shown = slot.replace('-', ':00-').concat(':00')
    return [slot, { nl: shown, fr: shown, en: shown, de: shown }]
  }),
)

const civilStatus: Choices = {
  single: { nl: 'Ongehuwd', fr: 'Célibataire', en: 'Single', de: 'Ledig' },
  married: { nl: 'Gehuwd', fr: 'Marié(e)', en: 'Married', de: 'Verheiratet' },
  cohabiting: {
    nl: 'Wettelijk samenwonend',
    fr: 'Cohabitant(e) légal(e)',
    en: 'Legally cohabiting',
    de: 'Gesetzlich zusammenwohnend',
  },
  divorced: { nl: 'Gescheiden', fr: 'Divorcé(e)', en: 'Divorced', de: 'Geschieden' },
  widowed: { nl: 'Weduwnaar of weduwe', fr: 'Veuf ou veuve', en: 'Widowed', de: 'Verwitwet' },
}

const valuationGoal: Choices = {
  sale: { nl: 'Verkopen', fr: 'Vendre', en: 'Sell', de: 'Verkaufen' },
  rent: { nl: 'Verhuren', fr: 'Mettre en location', en: 'Let', de: 'Vermieten' },
}

const choices: Partial<Record<LeadFieldName, Choices>> = {
  title: {
    mr: { nl: 'De heer', fr: 'Monsieur', en: 'Mr', de: 'Herr' },
    mrs: { nl: 'Mevrouw', fr: 'Madame', en: 'Mrs', de: 'Frau' },
    ms: { nl: 'Mevrouw', fr: 'Mademoiselle', en: 'Ms', de: 'Frau' },
  },
  contactPreference: {
    email: { nl: 'Via e-mail', fr: 'Par e-mail', en: 'By email', de: 'Per E-Mail' },
    phone: { nl: 'Telefonisch', fr: 'Par téléphone', en: 'By phone', de: 'Telefonisch' },
  },
  contactTime: times,
  goal: {
    sale: { nl: 'Kopen', fr: 'Acheter', en: 'Buy', de: 'Kaufen' },
    rent: { nl: 'Huren', fr: 'Louer', en: 'Rent', de: 'Mieten' },
  },
  frequency: {
    immediately: {
      nl: 'Zodra een pand past',
      fr: 'Dès qu’un bien correspond',
      en: 'As soon as a property matches',
      de: 'Sobald eine Immobilie passt',
    },
    daily: { nl: 'Eén keer per dag', fr: 'Une fois par jour', en: 'Once a day', de: 'Einmal täglich' },
    weekly: {
      nl: 'Eén keer per week',
      fr: 'Une fois par semaine',
      en: 'Once a week',
      de: 'Einmal wöchentlich',
    },
  },
  civilStatus,
  personACivilStatus: civilStatus,
  personBCivilStatus: civilStatus,
}

type Choice = { kind: LeadKind; field: LeadFieldName; value: string; locale: Locale }

/** What the office calls a choice: who has a home valued sells or lets, who searches buys or rents. */
export function choiceText({ kind, field, value, locale }: Choice): string {
  const known = kind === 'contact-demand' && field === 'goal' ? valuationGoal : choices[field]
  return known?.[value]?.[locale] ?? value
}
