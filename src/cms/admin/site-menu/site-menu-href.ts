/** The address of the screen with the menu of the site. */
export const siteMenuHref = (admin: string): string => `${admin}/site-menu`
