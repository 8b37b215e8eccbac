/** How many alerts an address may have that have not ended; beyond, no further one is stored. */
export const MOST_ALERTS = 20
