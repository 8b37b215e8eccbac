/** The address of the screen with all pages as a tree. */
export const pageTreeHref = (admin: string): string => `${admin}/page-tree`
