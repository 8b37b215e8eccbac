/** The address of the page of a person, by one of their leads: an address never names the person. */
export const personHref = ({ admin, lead }: { admin: string; lead: number }): string =>
  `${admin}/person?lead=${lead}`
