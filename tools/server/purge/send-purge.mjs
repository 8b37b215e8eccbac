// Sends a purge to a cache.

// In milliseconds: a cache usually answers within one.
const timeout = 2000

/**
 * @param {{ cache: string, tags: string, token: string | undefined }} purge
 * @returns {Promise<string | null>} why the purge failed; null if it was done
 */
export async function sendPurge({ cache, tags, token }) {
  try {
    const { status, body } = await fetch(cache, {
      method: 'PURGE',
      headers: { 'surrogate-key': tags, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    await body?.cancel()
    return status >= 200 && status < 300 ? null : `it answered ${status}`
  } catch (error) {
    return error.cause?.code ?? error.message
  }
}
