/**
 * Whether the page shows no overlays: a path that contains 'preview' has no consent dialog (specification section 2) and no
 * popup, and its page views are not counted.
 */
export function isPreviewPath(path: string): boolean {
  return path.includes('preview')
}
