/** The roles of staff: who may do what is in docs/access.md. */
export const staffRoles = ['admin', 'editor', 'agent', 'reader', 'translator'] as const

export type StaffRole = (typeof staffRoles)[number]

/** The roles that work on properties and clients; a reader changes nothing, and a translator sees texts alone. */
export const workingRoles = ['admin', 'editor', 'agent'] as const satisfies readonly StaffRole[]
