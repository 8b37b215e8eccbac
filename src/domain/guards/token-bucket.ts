/** How much one visitor may ask: so many at once, and so many a minute in the long run. */
export type RateLimit = { burst: number; perMinute: number }

/** What is left of a visitor's allowance, and when that was worked out (milliseconds). */
export type TokenBucket = { tokens: number; at: number }

const minute = 60_000

/**
 * Takes one token where there is one: the bucket as it then is, and null, or the whole seconds after which there will be
 * one again. A visitor of whom nothing is known (`bucket` null) has a full bucket.
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
  // A clock that was put back fills nothing.
  const passed = bucket ? Math.max(0, now - bucket.at) : 0
  const tokens = Math.min(burst, (bucket?.tokens ?? burst) + (passed * perMinute) / minute)
  if (tokens >= 1) return { bucket: { tokens: tokens - 1, at: now }, retryAfter: null }
  return { bucket: { tokens, at: now }, retryAfter: Math.ceil(((1 - tokens) * minute) / perMinute / 1000) }
}

/** Whether a bucket is as full as one that nobody has touched, so that it need not be remembered. */
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
