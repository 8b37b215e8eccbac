/** Where a lead comes from: a form of the website, or somebody who spoke with the office, which notes it. */
export const leadSources = ['website', 'phone', 'walk-in', 'portal', 'other'] as const

export type LeadSource = (typeof leadSources)[number]

/** The sources that staff choose from. */
export const notedSources = ['phone', 'walk-in', 'portal', 'other'] as const satisfies readonly LeadSource[]

export type NotedSource = (typeof notedSources)[number]
