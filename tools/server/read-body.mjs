import { IncomingMessage } from 'node:http'

const second = 1000
const small = 256 * 1024

// A large file over a slow connection may take its time, as long as it progresses.
const deadline = 10 * second
const pace = { every: 5 * second, bytes: 16 * 1024, longest: 600 * second }

// A browser that cannot finish its post shows no answer, so this much more is read and discarded.
const patience = 4

/** Calls back once the body is late; for a large one, once too little has arrived lately. */
function watchPace({ maxBytes, received, onSlow }) {
  if (maxBytes <= small) {
    const timer = setTimeout(onSlow, deadline)
    return () => clearTimeout(timer)
  }
  const began = Date.now()
  // The bytes that had arrived at the last two checks.
  let [earlier, before] = [0, 0]
  const timer = setInterval(() => {
    const waited = Date.now() - began
    const isLate = waited >= deadline && received() - earlier < pace.bytes
    ;[earlier, before] = [before, received()]
    if (isLate || waited >= pace.longest) onSlow()
  }, pace.every)
  return () => clearInterval(timer)
}

/**
 * Reads the body of a request to its end, within bounds of size and time.
 * @param {import('node:http').IncomingMessage} request
 * @param {{ maxBytes: number, answersTooLarge?: boolean, grow: (bytes: number) => void }} bounds `grow` gets the number of
 *   bytes that have arrived
 * @returns {{ result: Promise<{ chunks: Buffer[] } | { failure: 'large' | 'slow' | 'full' | 'gone' }>, giveUp: () => void }}
 */
export function readBody(request, { maxBytes, answersTooLarge = false, grow }) {
  const chunks = []
  let size = 0
  let settle
  const result = new Promise((resolve) => {
    settle = resolve
  })
  const end = (value) => {
    stopWatch()
    request.off('data', take).off('end', finish).off('close', leave).off('error', leave)
    // The rest of the body is discarded, and errors of the connection are ignored.
    request.on('error', () => undefined)
    settle(value)
  }
  const stopWatch = watchPace({ maxBytes, received: () => size, onSlow: () => end({ failure: 'slow' }) })
  const finish = () => end(size > maxBytes ? { failure: 'large' } : { chunks })
  const leave = () => end({ failure: 'gone' })
  const take = (chunk) => {
    size += chunk.length
    if (size <= maxBytes) {
      chunks.push(chunk)
      return grow(chunk.length)
    }
    const held = chunks.reduce((sum, { length }) => sum + length, 0)
    chunks.length = 0
    if (held > 0) grow(-held)
    if (!answersTooLarge || size > maxBytes * patience) end({ failure: 'large' })
  }
  request.on('data', take).on('end', finish).on('close', leave).on('error', leave)
  return { result, giveUp: () => end({ failure: 'full' }) }
}

/**
 * A copy of the request whose body has already been read.
 * @param {import('node:http').IncomingMessage} request
 * @param {readonly Buffer[]} chunks
 */
export function withBody(request, chunks) {
  const copy = new IncomingMessage(request.socket)
  const { method, url, rawHeaders, headers, httpVersion, httpVersionMajor, httpVersionMinor } = request
  Object.assign(copy, { method, url, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor })
  const size = chunks.reduce((sum, { length }) => sum + length, 0)
  delete headers['transfer-encoding']
  copy.headers = { ...headers, 'content-length': String(size) }
  for (const chunk of chunks) copy.push(chunk)
  copy.push(null)
  copy.complete = true
  return copy
}
