/** What checks passkeys, loaded on its first use: it takes 25 MB, which a site without passkeys need not have. */
export const loadWebAuthn = () => import('@simplewebauthn/server')
