// Tells a cache which pages it has to drop.

// In milliseconds: a cache answers in one.
const longest = 2000

/**
 * @param {{ cache: string, tags: string, token: string | undefined }} purge
 * @returns {Promise<string | null>} why it was not done; null when it was
 */
export async function sendPurge({ cache, tags, token }) {
  try {
    const { status, body } = await fetch(cache, {
      method: 'PURGE',
      headers: { 'surrogate-key': tags, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      redirect: 'manual',
      signal: AbortSignal.timeout(longest),
    })
    await body?.cancel()
    return status >= 200 && status < 300 ? null : `it answered ${status}`
  } catch (error) {
    return error.cause?.code ?? error.message
  }
}
