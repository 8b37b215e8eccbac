import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { memoryOf } from '../load/process-memory'
import type { TestSite } from '../test/test-site'

export const stalledFault = 'stalled senders'

const megabyte = 1_000_000
// For pages that are rendered meanwhile; 200 bodies would take 1,900.
const growthAllowed = 250
const longestWait = 5000

type StalledSockets = { sockets: Socket[]; open: () => number; close: () => void }

/** Begins this many posts and leaves them unfinished. */
function stall(
  site: TestSite,
  posts: { path: string; type: string; length: number; sent: number; many: number },
): StalledSockets {
  const { hostname, port } = new URL(site.url)
  let open = posts.many
  const head = `POST ${posts.path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: ${posts.type}\r\nContent-Length: ${posts.length}\r\n\r\n`
  const body = Buffer.alloc(posts.sent, 'x')
  const sockets = Array.from({ length: posts.many }, () => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.once('close', () => (open -= 1))
    socket.resume()
    socket.write(head)
    socket.write(body)
    return socket
  })
  return { sockets, open: () => open, close: () => sockets.forEach((socket) => socket.destroy()) }
}

async function timed(ask: () => Promise<Response>): Promise<{ status: number; took: number }> {
  const began = Date.now()
  const status = await ask().then(
    (response) => response.status,
    () => 0,
  )
  return { status, took: Date.now() - began }
}

function logIn({ url, staff }: TestSite): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${url}/api/users/login`, { method: 'POST', headers, body: JSON.stringify(staff) })
}

/** A file without the form around it: the answer is about the fields, so the form was read. */
function sendFile({ url }: TestSite): Promise<Response> {
  const form = new FormData()
  form.set('cv', new Blob(['%PDF-1.7']), 'cv.pdf')
  return fetch(`${url}/api/forms/job-contact`, { method: 'POST', body: form })
}

async function stallEndpoints(site: TestSite): Promise<{ notes: string[]; problems: string[] }> {
  const logins = stall(site, {
    path: '/api/users/login',
    type: 'application/json',
    length: 60,
    sent: 1,
    many: 60,
  })
  const type = 'multipart/form-data; boundary=x'
  const files = stall(site, { path: '/api/forms/job-contact', type, length: 900_000, sent: 10, many: 60 })
  await pause(1000)
  const login = await timed(() => logIn(site))
  const file = await timed(() => sendFile(site))
  for (let waited = 0; waited < 20_000 && logins.open() + files.open() > 0; waited += 500) await pause(500)
  const left = logins.open() + files.open()
  logins.close()
  files.close()
  return {
    notes: [`beside 120 idle posts a login took ${login.took} ms and a file ${file.took} ms`],
    problems: [
      ...(login.status === 200 && login.took < longestWait
        ? []
        : [`A login: ${login.status} after ${login.took} ms`]),
      ...(file.status === 422 && file.took < longestWait
        ? []
        : [`A file: ${file.status} after ${file.took} ms`]),
      ...(left > 0 ? [`${left} idle posts were still open after 20 s`] : []),
    ],
  }
}

async function stallBodies(site: TestSite, path: string): Promise<{ notes: string[]; problems: string[] }> {
  const before = memoryOf(site.server.pid())
  const type = 'multipart/form-data; boundary=x'
  const length = 9.9 * megabyte
  const posts = stall(site, { path, type, length, sent: 9.5 * megabyte, many: 200 })
  let most = before
  for (let waited = 0; waited < 10_000; waited += 500) {
    await pause(500)
    most = Math.max(most, memoryOf(site.server.pid()))
  }
  posts.close()
  const note = `200 posts of 9.5 MB to ${path}: from ${Math.round(before)} MB to ${Math.round(most)} MB at most`
  return { notes: [note], problems: most - before > growthAllowed ? [note] : [] }
}

/** Leaves posts half-sent: nobody is locked out, and the memory does not grow. */
export async function stallSenders(site: TestSite): Promise<{ notes: string[]; problems: string[] }> {
  // One after the other: what is measured is the memory of one server.
  const all = [await stallEndpoints(site)]
  for (const path of ['/x/', '/fr/contact/', '/admin', '/api/forms/job-contact'])
    all.push(await stallBodies(site, path))
  return {
    notes: all.flatMap(({ notes }) => notes),
    problems: all.flatMap(({ problems }) => problems.map((problem) => `${stalledFault}: ${problem}`)),
  }
}
