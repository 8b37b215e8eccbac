/** The global names shared with the vendors' scripts. */
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
