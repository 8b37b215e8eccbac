/** Sent to the window in the moment in which React has taken over the page: from then on its buttons work. */
export const ALIVE_EVENT = 'site-alive'
