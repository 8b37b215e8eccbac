import { isolateObjectProperty, type PayloadRequest } from 'payload'
import { BASE_VERSION_HEADER } from './refuse-outdated'

/** The same request, for a save that is refused if somebody has saved the document since its base version. */
export function requestOnBase(req: PayloadRequest, base: string | null): PayloadRequest {
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context', 'headers'])
  const headers = new Headers()
  if (base !== null) headers.set(BASE_VERSION_HEADER, base)
  return Object.assign(own, { headers })
}
