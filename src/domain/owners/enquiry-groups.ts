/** The enquiries about a property, as its owner sees them. */
export const enquiryGroups = ['questions', 'appointments', 'offers', 'documents'] as const

export type EnquiryGroup = (typeof enquiryGroups)[number]
