import { handleEndpoints, type Payload, type SanitizedConfig, type TypedUser } from 'payload'
import { password } from '../database/factories'

type RestInput = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  body?: unknown
  /** The token of `logIn`. */
  token?: string | null
  headers?: Readonly<Record<string, string>>
}

export type CallRest = (ask: RestInput) => Promise<Response>

/** Calls the real REST handlers, as Next's route does. */
export const createRest =
  (config: SanitizedConfig): CallRest =>
  ({ method = 'GET', path, body, token, headers = {} }) =>
    handleEndpoints({
      config,
      request: new Request(`http://localhost:3000/api${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `JWT ${token}` } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    })

/** A login token of the visitor, as a browser stores it. */
export async function logIn(payload: Payload, user: TypedUser | null): Promise<string | null> {
  if (!user) return null
  const { collection, email } = user
  const { token } = await payload.login({ collection, data: { email, password } })
  return token ?? null
}
