/** The sections of the back office's menu. */
export const adminGroups = {
  homes: { nl: 'Panden', fr: 'Biens', en: 'Homes', de: 'Immobilien' },
  pages: { nl: "Pagina's", fr: 'Pages', en: 'Pages', de: 'Seiten' },
  layout: { nl: 'Lay-out', fr: 'Mise en page', en: 'Layout', de: 'Layout' },
  agency: { nl: 'Kantoor', fr: 'Agence', en: 'Agency', de: 'Büro' },
} as const
