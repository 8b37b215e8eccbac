/** How many requests one visitor may make: a burst, and a rate per minute in the long run. */
export type RateLimit = { burst: number; perMinute: number }

/** The tokens left for a visitor, and when they were counted (milliseconds). */
export type TokenBucket = { tokens: number; at: number }

const minute = 60_000

/**
 * Takes one token if there is one: returns the new bucket and null, or the whole seconds until the next token. A new
 * visitor (`bucket` null) has a full bucket.
 */
export function takeToken({
  bucket,
  now,
  limit: { burst, perMinute },
}: {
  bucket: TokenBucket | null
  now: number
  limit: RateLimit
}): { bucket: TokenBucket; retryAfter: number | null } {
  // A clock that was set back adds no tokens.
  const passed = bucket ? Math.max(0, now - bucket.at) : 0
  const tokens = Math.min(burst, (bucket?.tokens ?? burst) + (passed * perMinute) / minute)
  if (tokens >= 1) return { bucket: { tokens: tokens - 1, at: now }, retryAfter: null }
  return { bucket: { tokens, at: now }, retryAfter: Math.ceil(((1 - tokens) * minute) / perMinute / 1000) }
}

/** Whether a bucket is full again, so that it need not be remembered. */
export function isFull({
  bucket,
  now,
  limit: { burst, perMinute },
}: {
  bucket: TokenBucket
  now: number
  limit: RateLimit
}): boolean {
  return bucket.tokens + (Math.max(0, now - bucket.at) * perMinute) / minute >= burst
}
