/** The roles of staff: who may do what is in docs/access.md. */
export const staffRoles = ['admin', 'editor', 'agent'] as const

export type StaffRole = (typeof staffRoles)[number]
