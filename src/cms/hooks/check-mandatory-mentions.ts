import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { isStaff } from '@/cms/access/access'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { type AdMentions, type MentionCode, missingMentions } from '@/domain/energy/mandatory-mentions'
import { regionOf } from '@/domain/energy/region'
import { isListed } from '@/domain/properties/property-status'

// Specification section 3: the types in their order are 1 to 9; 4 is land, 7 garage or parking.
const landWebId = 4
const garageWebId = 7

const missing: EditorTexts = {
  nl: 'Verplichte vermelding ontbreekt. Vul dit in of bewaar het pand als concept:',
  fr: 'Mention obligatoire manquante. Complétez-la ou enregistrez le bien comme brouillon :',
  en: 'A mandatory mention is missing. Fill it in, or save the home as a draft:',
  de: 'Eine Pflichtangabe fehlt. Ergänzen Sie sie oder speichern Sie die Immobilie als Entwurf:',
}

const label = { nl: 'energielabel', fr: 'classe énergétique (PEB)', en: 'energy label', de: 'Energieklasse' }
const kwh = {
  nl: 'energiescore in kWh/m².jaar',
  fr: 'consommation spécifique en kWh/m².an',
  en: 'energy use in kWh/m².year',
  de: 'Energieverbrauch in kWh/m².Jahr',
}

/** Where each mention is filled in, and what editors call it. */
const mentions: Record<MentionCode, { path: string; label: EditorTexts }> = {
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
      nl: 'G-score (overstroming, gebouw)',
      fr: 'score G (inondation, bâtiment)',
      en: 'G-score (flooding, building)',
      de: 'G-Score (Überschwemmung, Gebäude)',
    },
  },
  'flood-p': {
    path: 'planning.pScore',
    label: {
      nl: 'P-score (overstroming, perceel)',
      fr: 'score P (inondation, parcelle)',
      en: 'P-score (flooding, plot)',
      de: 'P-Score (Überschwemmung, Parzelle)',
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
      de: 'monatliche Nebenkosten (0, wenn keine anfallen)',
    },
  },
}

type Home = Parameters<CollectionBeforeChangeHook>[0]['data']

async function findPlaceAndType({ home, req }: { home: Home; req: PayloadRequest }) {
  const options = { depth: 0, disableErrors: true, overrideAccess: true, req }
  const city = home.city
    ? await req.payload.findByID({ collection: 'cities', id: home.city, ...options })
    : null
  const type = home.type
    ? await req.payload.findByID({ collection: 'property-types', id: home.type, ...options })
    : null
  return {
    region: regionOf({ countryId: city?.countryId, zip: city?.zip }),
    isLand: type?.webId === landWebId,
    isGarage: type?.webId === garageWebId,
  }
}

function mentionsOf(home: Home): Pick<AdMentions, 'goal' | 'publishAddress' | 'energy' | 'flood' | 'rent'> {
  const energy = home.energy ?? {}
  const planning = home.planning ?? {}
  return {
    goal: home.goal,
    publishAddress: home.publishAddress !== false,
    energy: {
      label: energy.label ?? home.epcLabelText,
      certificateNumber: energy.certificateNumber,
      kwh: home.energyPerformance,
      totalKwh: energy.total,
    },
    flood: { buildingScore: planning.gScore, plotScore: planning.pScore },
    rent: { price: home.price, charges: home.costs?.rentCharges },
  }
}

/**
 * Stops an editor from publishing a home whose ad would lack what its region's law asks, naming each missing thing at
 * its field. Sold and rented homes are no ads any more, and an import is not held up: it has no editor to answer.
 */
export const checkMandatoryMentions: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  if (data._status !== 'published' || !isStaff(req) || !isListed(data.status ?? 'available')) return data
  const codes = missingMentions({ ...(await findPlaceAndType({ home: data, req })), ...mentionsOf(data) })
  if (codes.length === 0) return data
  const errors = codes.map((code) => ({
    path: mentions[code].path,
    label: mentions[code].label,
    message: `${editorText(req, missing)} ${editorText(req, mentions[code].label)}.`,
  }))
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}
