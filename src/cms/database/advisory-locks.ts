/** The first keys of our advisory locks in PostgreSQL; the second key is the record that is locked, or 0. */
export const advisoryLocks = {
  // The trigger of the migration `visit_guards` takes the same lock.
  agent: 1986,
  propertyMatching: 1987,
  alertRequest: 1988,
  alertMails: 1989,
  ownerMessages: 1990,
  newTown: 1991,
  backup: 1992,
  mailTexts: 1993,
  replies: 1994,
  publicIds: 1995,
} as const
