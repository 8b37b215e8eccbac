/** What the vendors' scripts and the site agree on by name. */
type Fbq = {
  (...command: unknown[]): void
  callMethod?: (...command: unknown[]) => void
  push?: Fbq
  queue: unknown[][]
  loaded: boolean
  version: string
  disablePushState: boolean
}

interface Window {
  dataLayer?: unknown[]
  fbq?: Fbq
  _fbq?: Fbq
}
