import type { BeforeListTableServerProps } from 'payload'

/** Whether a list shows the bin of its collection: `collections/pages/trash`. */
export function showsBin({ params }: Pick<BeforeListTableServerProps, 'params'>): boolean {
  const segments = params?.segments
  return Array.isArray(segments) && segments[2] === 'trash'
}
