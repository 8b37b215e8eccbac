/** A key by which the server knows a form that is posted twice; `randomUUID` exists only on pages over https. */
export const newRequestKey = (): string => window.crypto.getRandomValues(new Uint32Array(4)).join('-')
