/** The icon in the corner of the back office. */
export const BrandIcon = () => <img src="/brand/logo-mark.svg" alt="Maison Brabant" width={24} height={24} />

/** The logo over the login form. */
export const BrandLogo = () => <img src="/brand/logo.svg" alt="Maison Brabant" width={308} height={60} />
