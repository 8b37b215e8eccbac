import type { EditorTexts } from '@/cms/fields/editor-text'

/** What a document of a home is. */
export const documentKinds = {
  'energy-certificate': {
    nl: 'EPC-attest',
    fr: 'Certificat PEB',
    en: 'Energy certificate',
    de: 'Energieausweis',
  },
  'electricity-inspection': {
    nl: 'Elektrische keuring',
    fr: 'Contrôle électrique',
    en: 'Electrical inspection',
    de: 'Elektroprüfung',
  },
  'asbestos-certificate': {
    nl: 'Asbestattest',
    fr: 'Attestation amiante',
    en: 'Asbestos certificate',
    de: 'Asbestattest',
  },
  'soil-certificate': {
    nl: 'Bodemattest',
    fr: 'Attestation de sol',
    en: 'Soil certificate',
    de: 'Bodenattest',
  },
  'planning-information': {
    nl: 'Stedenbouwkundige inlichtingen',
    fr: 'Renseignements urbanistiques',
    en: 'Planning information',
    de: 'Städtebauliche Auskünfte',
  },
  plan: { nl: 'Plan', fr: 'Plan', en: 'Plan', de: 'Plan' },
  specifications: { nl: 'Lastenboek', fr: 'Cahier des charges', en: 'Specifications', de: 'Baubeschreibung' },
  'co-ownership': { nl: 'Mede-eigendom', fr: 'Copropriété', en: 'Co-ownership', de: 'Miteigentum' },
  agreement: { nl: 'Overeenkomst', fr: 'Convention', en: 'Agreement', de: 'Vereinbarung' },
  brochure: { nl: 'Brochure', fr: 'Brochure', en: 'Brochure', de: 'Broschüre' },
  other: { nl: 'Andere', fr: 'Autre', en: 'Other', de: 'Sonstiges' },
} as const satisfies Record<string, EditorTexts>

export type DocumentKind = keyof typeof documentKinds

export const isDocumentKind = (kind: string): kind is DocumentKind => Object.hasOwn(documentKinds, kind)

/** The choices of the select. */
export const documentKindOptions = () =>
  Object.entries(documentKinds).map(([value, label]) => ({ value, label }))
