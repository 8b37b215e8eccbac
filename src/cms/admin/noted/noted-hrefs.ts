/** The forms in which staff note an alert or an offer for the person of a lead. */
export const newAlertHref = ({ admin, lead }: { admin: string; lead: number }): string =>
  `${admin}/new-alert?lead=${lead}`

export const newOfferHref = ({ admin, lead }: { admin: string; lead: number }): string =>
  `${admin}/new-offer?lead=${lead}`
