import type { EditorTexts } from '@/cms/fields/editor-text'
import type { MentionCode } from '@/domain/energy/mandatory-mentions'
import type { RefusedFact } from '@/domain/properties/property-faults'

type FieldWords = { path: string; label: EditorTexts }

const label = { nl: 'energielabel', fr: 'classe énergétique (PEB)', en: 'energy label', de: 'Energieklasse' }
const kwh = {
  nl: 'energiescore in kWh/m².jaar',
  fr: 'consommation spécifique en kWh/m².an',
  en: 'energy use in kWh/m².year',
  de: 'Energieverbrauch in kWh/m².Jahr',
}

/**
 * Where each mention is filled in, and what editors call it. No name has a comma: the back office shows the names of all
 * refused fields in one line and takes it apart at the commas.
 */
export const mentionWords: Record<MentionCode, FieldWords> = {
  'energy-label': { path: 'energy.label', label },
  'energy-score': { path: 'energyPerformance', label: kwh },
  'energy-kwh': { path: 'energyPerformance', label: kwh },
  'energy-number': {
    path: 'energy.certificateNumber',
    label: {
      nl: 'nummer van het EPC-attest',
      fr: 'numéro du certificat PEB',
      en: 'number of the energy certificate',
      de: 'Nummer des Energieausweises',
    },
  },
  'energy-total': {
    path: 'energy.total',
    label: {
      nl: 'totaal energieverbruik in kWh/jaar',
      fr: "consommation totale d'énergie en kWh/an",
      en: 'total energy use in kWh/year',
      de: 'gesamter Energieverbrauch in kWh/Jahr',
    },
  },
  'flood-g': {
    path: 'planning.gScore',
    label: {
      nl: 'G-score (overstroming van het gebouw)',
      fr: 'score G (inondation du bâtiment)',
      en: 'G-score (flooding of the building)',
      de: 'G-Score (Überschwemmung des Gebäudes)',
    },
  },
  'flood-p': {
    path: 'planning.pScore',
    label: {
      nl: 'P-score (overstroming van het perceel)',
      fr: 'score P (inondation de la parcelle)',
      en: 'P-score (flooding of the plot)',
      de: 'P-Score (Überschwemmung der Parzelle)',
    },
  },
  rent: {
    path: 'price',
    label: { nl: 'huurprijs', fr: 'loyer', en: 'rent', de: 'Miete' },
  },
  'rent-charges': {
    path: 'costs.rentCharges',
    label: {
      nl: 'maandelijkse lasten (0 als er geen zijn)',
      fr: "charges mensuelles (0 s'il n'y en a pas)",
      en: 'monthly charges (0 where there are none)',
      de: 'monatliche Nebenkosten (0 ohne Nebenkosten)',
    },
  },
}

const status = { nl: 'status', fr: 'statut', en: 'status', de: 'Status' }

const labelText = {
  nl: 'labeltekst',
  fr: 'texte du label',
  en: 'label text',
  de: 'Labeltext',
}

/** What contradicts itself, where, and why it is refused. */
export const refusalWords: Record<RefusedFact, FieldWords & { message: EditorTexts }> = {
  'rented-sale': {
    path: 'status',
    label: status,
    message: {
      nl: 'Dit pand is te koop: het kan verkocht zijn, niet verhuurd.',
      fr: 'Ce bien est à vendre : il peut être vendu, pas loué.',
      en: 'This home is for sale: it can be sold, not rented.',
      de: 'Diese Immobilie steht zum Verkauf: Sie kann verkauft sein, nicht vermietet.',
    },
  },
  'sold-rental': {
    path: 'status',
    label: status,
    message: {
      nl: 'Dit pand is te huur: het kan verhuurd zijn, niet verkocht.',
      fr: 'Ce bien est à louer : il peut être loué, pas vendu.',
      en: 'This home is to let: it can be rented, not sold.',
      de: 'Diese Immobilie ist zu vermieten: Sie kann vermietet sein, nicht verkauft.',
    },
  },
  'unknown-label': {
    path: 'energy.label',
    label,
    message: {
      nl: 'Dit label bestaat niet in het gewest van het pand. Mogelijk zijn:',
      fr: 'Ce label n’existe pas dans la Région du bien. Sont possibles :',
      en: 'This label does not exist in the region of the home. Possible are:',
      de: 'Diese Klasse gibt es in der Region der Immobilie nicht. Möglich sind:',
    },
  },
  'unknown-label-text': {
    path: 'epcLabelText',
    label: labelText,
    message: {
      nl: 'Deze klasse bestaat niet waar het pand ligt. Mogelijk zijn:',
      fr: 'Cette classe n’existe pas là où se trouve le bien. Sont possibles :',
      en: 'This class does not exist where the home stands. Possible are:',
      de: 'Diese Klasse gibt es am Ort der Immobilie nicht. Möglich sind:',
    },
  },
}
