const second = 1000

/** Options of `createServer`, for all that is asked of it. */
export const serverOptions = {
  headersTimeout: 20 * second,
  // Longer than any body is waited for (read-body.mjs).
  requestTimeout: 630 * second,
  // A proxy keeps its lines for a minute: one that is closed under its hand costs a visitor an error.
  keepAliveTimeout: 75 * second,
  connectionsCheckingInterval: 5 * second,
}
