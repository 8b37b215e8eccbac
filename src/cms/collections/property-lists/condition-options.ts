import type { EditorTexts } from '@/cms/fields/editor-text'
import {
  conditionFields,
  conditionLogics,
  type ConditionField,
  type ConditionLogic,
} from '@/domain/properties/conditions'

// A record, so that a field the domain gains does not compile until it has its words here.
const fieldTexts: Record<ConditionField, EditorTexts> = {
  price: { nl: 'Prijs (€)', fr: 'Prix (€)', en: 'Price (€)', de: 'Preis (€)' },
  bedrooms: { nl: 'Slaapkamers', fr: 'Chambres', en: 'Bedrooms', de: 'Schlafzimmer' },
  bathrooms: { nl: 'Badkamers', fr: 'Salles de bain', en: 'Bathrooms', de: 'Badezimmer' },
  garages: { nl: 'Garages', fr: 'Garages', en: 'Garages', de: 'Garagen' },
  parkings: { nl: 'Parkeerplaatsen', fr: 'Emplacements de parking', en: 'Parking spaces', de: 'Stellplätze' },
  livingSurface: {
    nl: 'Bewoonbare oppervlakte (m²)',
    fr: 'Surface habitable (m²)',
    en: 'Living area (m²)',
    de: 'Wohnfläche (m²)',
  },
  groundSurface: {
    nl: 'Grondoppervlakte (m²)',
    fr: 'Surface du terrain (m²)',
    en: 'Ground surface (m²)',
    de: 'Grundstücksfläche (m²)',
  },
  gardenSurface: { nl: 'Tuin (m²)', fr: 'Jardin (m²)', en: 'Garden (m²)', de: 'Garten (m²)' },
  terraceSurface: { nl: 'Terras (m²)', fr: 'Terrasse (m²)', en: 'Terrace (m²)', de: 'Terrasse (m²)' },
  constructionYear: { nl: 'Bouwjaar', fr: 'Année de construction', en: 'Construction year', de: 'Baujahr' },
  facades: {
    nl: 'Gevels (2, 3 of 4)',
    fr: 'Façades (2, 3 ou 4)',
    en: 'Facades (2, 3 or 4)',
    de: 'Fassaden (2, 3 oder 4)',
  },
  energyKwh: {
    nl: 'Energieverbruik (kWh/m².jaar)',
    fr: 'Consommation énergétique (kWh/m².an)',
    en: 'Energy use (kWh/m².year)',
    de: 'Energieverbrauch (kWh/m².Jahr)',
  },
  marquee: {
    nl: 'Banderol (0 tot 4)',
    fr: 'Bandeau (0 à 4)',
    en: 'Marquee (0 to 4)',
    de: 'Banderole (0 bis 4)',
  },
  publicId: { nl: 'Referentie', fr: 'Référence', en: 'Reference', de: 'Referenz' },
  energyLabel: { nl: 'Energielabel', fr: 'Label énergétique', en: 'Energy label', de: 'Energielabel' },
  zip: { nl: 'Postcode', fr: 'Code postal', en: 'Postcode', de: 'Postleitzahl' },
  city: { nl: 'Gemeente', fr: 'Commune', en: 'Town', de: 'Gemeinde' },
  status: {
    nl: 'Status (beschikbaar, verkocht, verhuurd)',
    fr: 'Statut (disponible, vendu, loué)',
    en: 'Status (available, sold, rented)',
    de: 'Status (verfügbar, verkauft, vermietet)',
  },
  goal: {
    nl: 'Te koop of te huur',
    fr: 'À vendre ou à louer',
    en: 'For sale or for rent',
    de: 'Zu verkaufen oder zu vermieten',
  },
  newBuild: {
    nl: 'Nieuwbouw (ja, nee)',
    fr: 'Construction neuve (oui, non)',
    en: 'New build (yes, no)',
    de: 'Neubau (ja, nein)',
  },
  lifeAnnuity: {
    nl: 'Lijfrente (ja, nee)',
    fr: 'Viager (oui, non)',
    en: 'Life annuity (yes, no)',
    de: 'Leibrente (ja, nein)',
  },
  publishPrice: {
    nl: 'Prijs getoond (ja, nee)',
    fr: 'Prix affiché (oui, non)',
    en: 'Price shown (yes, no)',
    de: 'Preis angezeigt (ja, nein)',
  },
  types: {
    nl: 'Types (web-ID’s)',
    fr: 'Types (identifiants web)',
    en: 'Types (web IDs)',
    de: 'Typen (Web-IDs)',
  },
}

const logicTexts: Record<ConditionLogic, EditorTexts> = {
  equals: { nl: 'is gelijk aan', fr: 'est égal à', en: 'equals', de: 'ist gleich' },
  'not-equals': {
    nl: 'is niet gelijk aan',
    fr: "n'est pas égal à",
    en: 'does not equal',
    de: 'ist nicht gleich',
  },
  'greater-than': { nl: 'is meer dan', fr: 'est supérieur à', en: 'is more than', de: 'ist mehr als' },
  'at-least': { nl: 'is minstens', fr: 'est au moins', en: 'is at least', de: 'ist mindestens' },
  'less-than': { nl: 'is minder dan', fr: 'est inférieur à', en: 'is less than', de: 'ist weniger als' },
  'at-most': { nl: 'is hoogstens', fr: 'est au plus', en: 'is at most', de: 'ist höchstens' },
  contains: { nl: 'bevat', fr: 'contient', en: 'contains', de: 'enthält' },
  in: { nl: 'is een van', fr: 'est parmi', en: 'is one of', de: 'ist eines von' },
  exists: { nl: 'is ingevuld', fr: 'est rempli', en: 'is filled in', de: 'ist ausgefüllt' },
  'not-exists': {
    nl: 'is niet ingevuld',
    fr: "n'est pas rempli",
    en: 'is not filled in',
    de: 'ist nicht ausgefüllt',
  },
}

const isConditionField = (name: string): name is ConditionField => name in conditionFields

/** The choices of what a rule asks about. */
export const conditionFieldOptions = () =>
  Object.keys(conditionFields)
    .filter(isConditionField)
    .map((value) => ({ value, label: fieldTexts[value] }))

/** The choices of how a rule compares. */
export const conditionLogicOptions = () =>
  conditionLogics.map((value) => ({ value, label: logicTexts[value] }))
