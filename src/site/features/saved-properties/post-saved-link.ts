import { isRecord } from '@/domain/shared/is-record'
import { isReference } from '@/domain/saved-properties/saved-properties'
import { savedLinkSources } from '@/domain/saved-properties/saved-link'

async function post(
  source: string,
  body: object,
): Promise<{ status: number; answer: Record<string, unknown> }> {
  const response = await fetch(source, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    referrerPolicy: 'no-referrer',
  })
  const answer: unknown = await response.json().catch(() => null)
  return { status: response.status, answer: isRecord(answer) ? answer : {} }
}

/** The token of a new link with these properties; null if none could be made. */
export async function askForLink(ids: readonly number[]): Promise<string | null> {
  try {
    const { answer } = await post(savedLinkSources.create, { ids: ids.join(',') })
    return typeof answer.token === 'string' ? answer.token : null
  } catch {
    return null
  }
}

/** What a link carries: 'gone' for a wrong or an expired one, 'failed' if the server did not answer. */
export async function openLink(token: string): Promise<number[] | 'gone' | 'failed'> {
  if (token === '') return 'gone'
  try {
    const { status, answer } = await post(savedLinkSources.open, { token })
    if (status === 404) return 'gone'
    return Array.isArray(answer.ids) ? answer.ids.filter(isReference) : 'failed'
  } catch {
    return 'failed'
  }
}
