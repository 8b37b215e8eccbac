import type { SelectField, UnnamedTab } from 'payload'
import type { EditorTexts } from '@/cms/fields/editor-text'

const question = (name: string, label: EditorTexts): SelectField => ({
  name,
  type: 'select',
  label,
  options: [
    { value: 'yes', label: { nl: 'Ja', fr: 'Oui', en: 'Yes', de: 'Ja' } },
    { value: 'no', label: { nl: 'Nee', fr: 'Non', en: 'No', de: 'Nein' } },
    { value: 'unknown', label: { nl: 'Niet bekend', fr: 'Inconnu', en: 'Unknown', de: 'Unbekannt' } },
  ],
})

const score = (name: string, label: EditorTexts): SelectField => ({
  name,
  type: 'select',
  label,
  options: [
    {
      value: 'A',
      label: { nl: 'A: geen kans', fr: 'A : aucun risque', en: 'A: no risk', de: 'A: kein Risiko' },
    },
    {
      value: 'B',
      label: {
        nl: 'B: kleine kans, met klimaatverandering',
        fr: 'B : petit risque, avec le changement climatique',
        en: 'B: small risk, with climate change',
        de: 'B: geringes Risiko, mit Klimawandel',
      },
    },
    {
      value: 'C',
      label: { nl: 'C: kleine kans', fr: 'C : petit risque', en: 'C: small risk', de: 'C: geringes Risiko' },
    },
    {
      value: 'D',
      label: {
        nl: 'D: middelgrote kans',
        fr: 'D : risque moyen',
        en: 'D: medium risk',
        de: 'D: mittleres Risiko',
      },
    },
  ],
  admin: {
    description: {
      nl: 'Verplicht in Vlaanderen. Op te vragen op waterinfo.be.',
      fr: 'Obligatoire en Flandre. À consulter sur waterinfo.be.',
      en: 'Mandatory in Flanders. To be found on waterinfo.be.',
      de: 'Pflicht in Flandern. Abrufbar auf waterinfo.be.',
    },
  },
})

const areaApplication: SelectField = {
  name: 'areaApplication',
  type: 'select',
  label: {
    nl: 'Stedenbouwkundige bestemming',
    fr: 'Affectation urbanistique',
    en: 'Zoning',
    de: 'Städtebauliche Zweckbestimmung',
  },
  options: [
    {
      value: 'residential',
      label: { nl: 'Woongebied', fr: "Zone d'habitat", en: 'Residential', de: 'Wohngebiet' },
    },
    {
      value: 'rural-residential',
      label: {
        nl: 'Woongebied met landelijk karakter',
        fr: "Zone d'habitat à caractère rural",
        en: 'Rural residential',
        de: 'Wohngebiet mit ländlichem Charakter',
      },
    },
    {
      value: 'agricultural',
      label: { nl: 'Agrarisch gebied', fr: 'Zone agricole', en: 'Agricultural', de: 'Agrargebiet' },
    },
    {
      value: 'economic',
      label: {
        nl: 'Gebied voor economische activiteit',
        fr: "Zone d'activité économique",
        en: 'Economic activity',
        de: 'Gewerbegebiet',
      },
    },
    { value: 'mixed', label: { nl: 'Gemengd gebied', fr: 'Zone mixte', en: 'Mixed', de: 'Mischgebiet' } },
  ],
}

const floodZone: SelectField = {
  name: 'floodZone',
  type: 'select',
  label: {
    nl: 'Overstromingsgebied',
    fr: "Aléa d'inondation",
    en: 'Flood zone',
    de: 'Überschwemmungsgebiet',
  },
  options: [
    { value: 'none', label: { nl: 'Geen', fr: 'Aucun', en: 'None', de: 'Keines' } },
    { value: 'low', label: { nl: 'Laag', fr: 'Faible', en: 'Low', de: 'Gering' } },
    { value: 'medium', label: { nl: 'Middelmatig', fr: 'Moyen', en: 'Medium', de: 'Mittel' } },
    { value: 'high', label: { nl: 'Hoog', fr: 'Élevé', en: 'High', de: 'Hoch' } },
  ],
}

/** What the planning authorities know of the home. */
export const planningTab: UnnamedTab = {
  label: { nl: 'Stedenbouw', fr: 'Urbanisme', en: 'Planning', de: 'Städtebau' },
  fields: [
    {
      name: 'planning',
      type: 'group',
      label: {
        nl: 'Stedenbouwkundige inlichtingen',
        fr: 'Renseignements urbanistiques',
        en: 'Planning information',
        de: 'Städtebauliche Auskünfte',
      },
      fields: [
        areaApplication,
        {
          type: 'row',
          fields: [
            question('permit', {
              nl: 'Stedenbouwkundige vergunning',
              fr: "Permis d'urbanisme",
              en: 'Building permit',
              de: 'Städtebaugenehmigung',
            }),
            question('allotmentPermit', {
              nl: 'Verkavelingsvergunning',
              fr: "Permis d'urbanisation (lotir)",
              en: 'Allotment permit',
              de: 'Parzellierungsgenehmigung',
            }),
            question('preemptiveRights', {
              nl: 'Voorkooprecht',
              fr: 'Droit de préemption',
              en: 'Pre-emptive right',
              de: 'Vorkaufsrecht',
            }),
          ],
        },
        {
          type: 'row',
          fields: [
            question('summons', {
              nl: 'Dagvaarding of herstelvordering',
              fr: 'Citation en justice urbanistique',
              en: 'Summons for a planning offence',
              de: 'Vorladung wegen Bauvergehen',
            }),
            question('judicialDecision', {
              nl: 'Rechterlijke herstelmaatregel',
              fr: 'Mesure de réparation judiciaire',
              en: 'Court order for restoration',
              de: 'Gerichtliche Maßnahme',
            }),
          ],
        },
        {
          type: 'row',
          fields: [
            floodZone,
            score('gScore', {
              nl: 'G-score (gebouw)',
              fr: 'Score G (bâtiment)',
              en: 'G-score (building)',
              de: 'G-Score (Gebäude)',
            }),
            score('pScore', {
              nl: 'P-score (perceel)',
              fr: 'Score P (parcelle)',
              en: 'P-score (plot)',
              de: 'P-Score (Parzelle)',
            }),
          ],
        },
      ],
    },
  ],
}
