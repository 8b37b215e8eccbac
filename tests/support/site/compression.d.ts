declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  /** The part that tools/server/edge.mjs uses. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void
}
