import { ValidationError, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import type { Locale } from '../../../src/domain/shared/locale'
import { requestOf } from '../site/visitors'

/** A request of a member of staff from the back office in this language. */
export async function askedBy(
  payload: Payload,
  { user, language = 'fr' }: { user: TypedUser | null; language?: Locale },
): Promise<{ req: PayloadRequest; overrideAccess: false; user: TypedUser | null }> {
  const { initI18n } = await import('@payloadcms/translations')
  const req = await requestOf(payload, { user, payloadAPI: 'REST' })
  req.i18n = await initI18n({ config: payload.config.i18n, context: 'api', language })
  req.t = req.i18n.t
  return { req, overrideAccess: false, user }
}

/** The error messages of a refused save, by field. */
export async function refusalOf(work: Promise<unknown>): Promise<Record<string, string>> {
  const refusal: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(refusal instanceof ValidationError)) throw refusal ?? new Error('It was not refused')
  return Object.fromEntries(refusal.data.errors.map(({ path, message }) => [path, message]))
}
