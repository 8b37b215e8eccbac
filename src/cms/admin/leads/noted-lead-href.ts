/** The address of the screen on which staff note what somebody asks. */
export const notedLeadHref = (admin: string): string => `${admin}/new-lead`
