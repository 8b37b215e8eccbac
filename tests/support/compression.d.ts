declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  /** As tools/server/edge.mjs uses it. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void
}
