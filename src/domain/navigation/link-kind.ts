const newTabStarts = ['http', '//', 'tel:', 'mailto:']

/**
 * Where a link opens (specification section 2): a target that starts with 'http', '//', 'tel:' or 'mailto:'
 * in a new tab, any other inside the site.
 */
export function linkKind(target: string): 'internal' | 'new-tab' {
  const start = target.trim().toLowerCase()
  return newTabStarts.some((prefix) => start.startsWith(prefix)) ? 'new-tab' : 'internal'
}
