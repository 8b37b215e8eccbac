/** The header of a file that is saved under its title and never opens on the site. */
export const contentDisposition = (title: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(title)}`
