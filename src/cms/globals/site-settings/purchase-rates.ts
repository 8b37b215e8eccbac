import type { ArrayField, NumberField } from 'payload'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { regionOptions } from '@/cms/fields/properties/region-options'

type Options = { name: string; label: EditorTexts; required?: boolean; percent?: boolean }

const amount = ({ name, label, required = false, percent = false }: Options): NumberField => ({
  name,
  type: 'number',
  label,
  required,
  min: 0,
  max: percent ? 100 : undefined,
  admin: { width: '33%' },
})

/** What buying costs in each region, from which day on; the page of a home for sale adds it up. */
export const purchaseRates: ArrayField = {
  name: 'purchaseRates',
  type: 'array',
  maxRows: 40,
  label: {
    nl: 'Aankoopkosten per gewest',
    fr: "Frais d'achat par Région",
    en: 'Purchase costs per region',
    de: 'Kaufnebenkosten je Region',
  },
  labels: {
    singular: { nl: 'Tarief', fr: 'Tarif', en: 'Rate', de: 'Satz' },
    plural: { nl: 'Tarieven', fr: 'Tarifs', en: 'Rates', de: 'Sätze' },
  },
  admin: {
    description: {
      nl: 'Van elk gewest geldt het laatste tarief dat al is ingegaan. Voeg bij een wetswijziging een rij toe en laat de oude staan.',
      fr: 'Pour chaque Région vaut le dernier tarif déjà entré en vigueur. Quand la loi change, ajoutez une ligne et gardez l’ancienne.',
      en: 'For each region the latest rate already in force holds. When the law changes, add a row and keep the old one.',
      de: 'Je Region gilt der letzte bereits geltende Satz. Ändert sich das Gesetz, fügen Sie eine Zeile hinzu und behalten die alte.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'region',
          type: 'select',
          required: true,
          label: { nl: 'Gewest', fr: 'Région', en: 'Region', de: 'Region' },
          options: regionOptions(),
          admin: { width: '50%' },
        },
        {
          name: 'from',
          type: 'date',
          required: true,
          label: { nl: 'Geldig vanaf', fr: 'Valable dès le', en: 'In force from', de: 'Gültig ab' },
          admin: { width: '50%', date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' } },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        amount({
          name: 'registrationPercent',
          required: true,
          percent: true,
          label: {
            nl: 'Registratierechten (%)',
            fr: 'Droits d’enregistrement (%)',
            en: 'Registration duty (%)',
            de: 'Registrierungsgebühr (%)',
          },
        }),
        amount({
          name: 'ownHomePercent',
          percent: true,
          label: {
            nl: 'Voor de enige eigen woning (%)',
            fr: 'Pour l’habitation propre et unique (%)',
            en: 'For the only own home (%)',
            de: 'Für das einzige Eigenheim (%)',
          },
        }),
        amount({
          name: 'newBuildVatPercent',
          required: true,
          percent: true,
          label: {
            nl: 'Btw nieuwbouw (%)',
            fr: 'TVA neuf (%)',
            en: 'VAT new build (%)',
            de: 'MwSt. Neubau (%)',
          },
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        amount({
          name: 'ownHomeAllowance',
          label: {
            nl: 'Vrijgesteld bedrag eigen woning (€)',
            fr: 'Abattement habitation propre (€)',
            en: 'Allowance for an own home (€)',
            de: 'Freibetrag Eigenheim (€)',
          },
        }),
        amount({
          name: 'allowanceUpToPrice',
          label: {
            nl: 'Tot een prijs van (€)',
            fr: 'Jusqu’à un prix de (€)',
            en: 'Up to a price of (€)',
            de: 'Bis zu einem Preis von (€)',
          },
        }),
        amount({
          name: 'deedCosts',
          required: true,
          label: {
            nl: 'Aktekosten, geschat (€)',
            fr: 'Frais d’acte, estimation (€)',
            en: 'Deed costs, estimated (€)',
            de: 'Urkundenkosten, geschätzt (€)',
          },
        }),
      ],
    },
    {
      name: 'source',
      type: 'text',
      required: true,
      label: { nl: 'Bron', fr: 'Source', en: 'Source', de: 'Quelle' },
      admin: {
        description: {
          nl: 'De wet of de officiële pagina; bezoekers zien ze bij de berekening.',
          fr: 'La loi ou la page officielle ; les visiteurs la voient près du calcul.',
          en: 'The law or the official page; visitors see it beside the calculation.',
          de: 'Das Gesetz oder die amtliche Seite; Besucher sehen sie bei der Berechnung.',
        },
      },
    },
  ],
}
