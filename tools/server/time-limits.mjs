const second = 1000

/** Options of `createServer`, for all requests. */
export const serverOptions = {
  headersTimeout: 20 * second,
  // Longer than the limit of any body (read-body.mjs).
  requestTimeout: 630 * second,
  // Proxies keep an idle connection for a minute; closing one before the proxy does costs a visitor an error.
  keepAliveTimeout: 75 * second,
  connectionsCheckingInterval: 5 * second,
}
