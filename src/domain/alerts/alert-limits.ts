/** How many running alerts an address may have; further ones are not stored. */
export const MOST_ALERTS = 20
