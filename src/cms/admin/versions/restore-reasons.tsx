'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'
import { refusalReasons } from './refusal-reasons'

const isRestore = (input: RequestInfo | URL, method: string | undefined): boolean =>
  method?.toLowerCase() === 'post' &&
  /\/versions\/[^/?]+\?draft=/.test(String(input instanceof Request ? input.url : input))

/**
 * Shows why a version cannot be restored. Payload's own screen of a version has no place for our components and says only
 * that there was a problem, so this watches its request.
 */
export function RestoreReasons({ children }: { children: ReactNode }) {
  useEffect(() => {
    const original = window.fetch
    const listening: typeof window.fetch = async (input, init) => {
      const response = await original(input, init)
      if (!response.ok && isRestore(input, init?.method)) {
        const answer: unknown = await response
          .clone()
          .json()
          .catch(() => null)
        for (const reason of refusalReasons(answer)) toast.error(reason, { duration: 15_000 })
      }
      return response
    }
    window.fetch = listening
    return () => {
      if (window.fetch === listening) window.fetch = original
    }
  }, [])
  return children
}
