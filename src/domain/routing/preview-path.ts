/**
 * Whether nothing may lie over the page: a path containing 'preview' has no consent dialog (specification section 2) and
 * no popup, and its visits are the editor's own.
 */
export function isPreviewPath(path: string): boolean {
  return path.includes('preview')
}
