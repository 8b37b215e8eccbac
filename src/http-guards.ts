import { Server, ServerResponse, type IncomingMessage } from 'node:http'

function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}

/** Next 16.4 answers an address with a broken percent-encoding (`/%E0%A4%A/`) with a 500: it is the client's fault, a 400. */
function refuseBrokenAddresses(): void {
  const { emit } = Server.prototype
  Server.prototype.emit = function (this: Server, ...args: [string | symbol, ...unknown[]]): boolean {
    const [event, request, response] = args
    if (
      event === 'request' &&
      isRequest(request) &&
      response instanceof ServerResponse &&
      !isReadable(request.url ?? '')
    ) {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('400 Bad Request')
      return true
    }
    return Reflect.apply(emit, this, args)
  }
}

const isRequest = (value: unknown): value is IncomingMessage =>
  typeof value === 'object' && value !== null && 'url' in value && 'headers' in value

/**
 * A redirect that a static page makes on its first request carries its Location twice: the render sets it, and the
 * entry made from the render appends it again. Clients that join repeated headers then go to "/x/, /x/".
 */
function sendLocationOnce(): void {
  const { appendHeader } = ServerResponse.prototype
  ServerResponse.prototype.appendHeader = function (name, value) {
    const isRepeated = name.toLowerCase() === 'location' && this.getHeader(name) === value
    return isRepeated ? this : appendHeader.call(this, name, value)
  }
}

/** What the framework's HTTP server gets wrong, put right before the first request. To be looked at with every Next. */
export function guardHttp(): void {
  refuseBrokenAddresses()
  sendLocationOnce()
}
