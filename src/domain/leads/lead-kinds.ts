/** The forms of the site, under the names `POST /api/forms/{kind}` takes. */
export const leadKinds = [
  'site-contact',
  'contact-demand',
  'send-to-friend',
  'contact-me',
  'demand-register',
  'contact-construction',
  'contact-appointment',
  'opinion-system',
  'job-contact',
  'forgot-password',
  'sign-newsletter',
  'request-document',
  'rental-application',
  'purchase-offer',
] as const

export type LeadKind = (typeof leadKinds)[number]

/** Whether a value, such as a segment of an address, names a kind of form. */
export function isLeadKind(value: unknown): value is LeadKind {
  return leadKinds.some((kind) => kind === value)
}
