import { isRecord } from '@/domain/shared/is-record'
/** Whether nothing may move or load by itself: the visitor prefers reduced motion or reduced data. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches || savesData()
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return isRecord(connection) && 'saveData' in connection && connection.saveData === true
}
