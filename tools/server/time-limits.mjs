const second = 1000

/** Options of `createServer`, for all requests. */
export const serverOptions = {
  headersTimeout: 20 * second,
  // Longer than the limit of any body (read-body.mjs).
  requestTimeout: 630 * second,
  // A proxy keeps its connections for a minute; one that we close first costs a visitor an error.
  keepAliveTimeout: 75 * second,
  connectionsCheckingInterval: 5 * second,
}
