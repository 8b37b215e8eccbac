'use client'

import { useEffect, useState } from 'react'

/** A shape of zod, or of its small variant. */
type Shape<Value> = { safeParse: (value: unknown) => { data?: Value } }

type AskOptions<Value> = RequestInit & { shape: Shape<Value> }

/** Asks one of our own endpoints as the logged-in member of staff; null for a refusal, another shape and a failed connection. */
export async function askJson<Value>(
  path: string,
  { shape, ...options }: AskOptions<Value>,
): Promise<Value | null> {
  try {
    const response = await fetch(path, { credentials: 'same-origin', ...options })
    return response.ok ? (shape.safeParse(await response.json()).data ?? null) : null
  } catch {
    return null
  }
}

// The browser writes the type of a form with files, as it chooses what is between the parts.
const bodyOf = (body: object): Pick<RequestInit, 'headers' | 'body'> =>
  body instanceof FormData
    ? { body }
    : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }

/** What one of our own endpoints answers to a posted object or form, be it done or refused; null for another shape and a failed connection. */
export async function postForAnswer<Value>(
  path: string,
  { body, shape }: { body: object; shape: Shape<Value> },
): Promise<Value | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      ...bodyOf(body),
    })
    return shape.safeParse(await response.json()).data ?? null
  } catch {
    return null
  }
}

type AskedInput<Value> = {
  /** Null asks nothing. */
  path: string | null
  shape: Shape<Value>
  /** When the document was saved: another moment asks again. */
  savedAt: string | null
}

/** What an endpoint says of a saved document, asked again after each save; null until then. */
export function useAsked<Value>({ path, shape, savedAt }: AskedInput<Value>): Value | null {
  const [answer, setAnswer] = useState<Value | null>(null)
  useEffect(() => {
    if (path === null) return
    let isGone = false
    void askJson(path, { shape }).then((found) => {
      if (!isGone) setAnswer(found)
    })
    return () => {
      isGone = true
    }
  }, [path, shape, savedAt])
  return answer
}
