/**
 * A key by which the server knows a form that is posted twice; `randomUUID` exists only on pages over https. The server draws forms too, so
 * it asks for nothing that a browser alone has.
 */
export const newRequestKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
