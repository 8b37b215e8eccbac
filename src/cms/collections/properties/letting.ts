import type { GroupField } from 'payload'
import { numberField } from '@/cms/fields/properties/number-field'

/** What the owner asks of who rents the home, besides what it costs. */
export const letting: GroupField = {
  name: 'letting',
  type: 'group',
  label: { nl: 'Verhuring', fr: 'Mise en location', en: 'Letting', de: 'Vermietung' },
  admin: { condition: (data) => data?.goal === 'rent' },
  fields: [
    numberField({
      name: 'maxPersons',
      label: {
        nl: 'Hoogstens te bewonen door (personen)',
        fr: 'Occupants au maximum (personnes)',
        en: 'At most to be lived in by (persons)',
        de: 'Höchstens bewohnt von (Personen)',
      },
      description: {
        nl: 'Kinderen inbegrepen; kandidaat-huurders bevestigen het. Leeg: volgens de site-instellingen.',
        fr: 'Enfants compris ; les candidats locataires le confirment. Vide : selon les réglages du site.',
        en: 'Children included; candidate tenants confirm it. Empty: as the site settings say.',
        de: 'Kinder inbegriffen; Mietinteressenten bestätigen es. Leer: nach den Website-Einstellungen.',
      },
      min: 1,
      max: 40,
    }),
  ],
}
