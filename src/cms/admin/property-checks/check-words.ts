import type { EditorTexts } from '@/cms/fields/editor-text'
import type { DoubtfulFact, RefusedFact } from '@/domain/properties/property-faults'

/** In a list: a word or two for each thing that is wrong or doubtful. */
export const checkNames: Record<RefusedFact | DoubtfulFact, EditorTexts> = {
  'rented-sale': {
    nl: 'Te koop, maar verhuurd',
    fr: 'À vendre mais loué',
    en: 'For sale, yet rented',
    de: 'Zu verkaufen, aber vermietet',
  },
  'sold-rental': {
    nl: 'Te huur, maar verkocht',
    fr: 'À louer mais vendu',
    en: 'To let, yet sold',
    de: 'Zu vermieten, aber verkauft',
  },
  'unknown-label': {
    nl: 'Label bestaat niet in dit gewest',
    fr: 'Label inconnu dans cette Région',
    en: 'No label of this region',
    de: 'Keine Klasse dieser Region',
  },
  'unknown-label-text': {
    nl: 'Labeltekst bestaat hier niet',
    fr: 'Texte du label inconnu ici',
    en: 'Label text unknown here',
    de: 'Kein Labeltext dieses Ortes',
  },
  'label-differs': {
    nl: 'Label en kWh verschillen',
    fr: 'Label et kWh diffèrent',
    en: 'Label and kWh differ',
    de: 'Klasse und kWh weichen ab',
  },
  'deposit-above-cap': {
    nl: 'Waarborg boven het maximum',
    fr: 'Garantie au-dessus du maximum',
    en: 'Deposit above the cap',
    de: 'Kaution über der Höchstgrenze',
  },
}

/** In a list: what the ad lacks. */
export const missingMention = (label: EditorTexts): EditorTexts => ({
  nl: `Ontbreekt: ${label.nl}`,
  fr: `Manque : ${label.fr}`,
  en: `Missing: ${label.en}`,
  de: `Fehlt: ${label.de}`,
})

/** At the field: what is doubtful, with the figure that the rule gives. */
export const labelDiffers = (label: string): EditorTexts => ({
  nl: `Let op: volgens de kWh/m² zou het label ${label} zijn. Kijk het attest na; de site toont het label van het attest.`,
  fr: `Attention : d’après les kWh/m², le label serait ${label}. Vérifiez le certificat ; le site montre le label du certificat.`,
  en: `Note: by the kWh/m² the label would be ${label}. Check the certificate; the site shows the label of the certificate.`,
  de: `Achtung: Nach den kWh/m² wäre die Klasse ${label}. Prüfen Sie den Ausweis; die Website zeigt die Klasse des Ausweises.`,
})

export const depositAboveCap = (cap: number): EditorTexts => ({
  nl: `Let op: in dit gewest mag de waarborg hoogstens ${cap} maanden huur zijn. Leeg: volgens de site-instellingen.`,
  fr: `Attention : dans cette Région, la garantie est de ${cap} mois de loyer au plus. Vide : selon les réglages du site.`,
  en: `Note: in this region the deposit is ${cap} months of rent at most. Empty: as the site settings say.`,
  de: `Achtung: In dieser Region beträgt die Kaution höchstens ${cap} Monatsmieten. Leer: nach den Website-Einstellungen.`,
})
