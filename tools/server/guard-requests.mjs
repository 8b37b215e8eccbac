// The checks of every request before the site sees it.
import { lastHop } from '../../src/domain/guards/request-sender.mjs'
import { readAddress, writeAddress } from './address.mjs'
import { createBodyPlaces } from './body-places.mjs'
import { readBody, withBody } from './read-body.mjs'
import { refuse } from './refuse.mjs'
import { judgeRequest } from './request-rules.mjs'
import { createStaffCheck } from './staff-login.mjs'

const megabyte = 1024 * 1024

// A listing has two dozen names, some of them for each town; the back office requests documents by a hundred names.
const parameters = { visitors: { names: 30, all: 200 }, staff: { names: 1000, all: 1000 } }

const bounds = {
  each: { places: 32, bytes: 48 * megabyte },
  all: { places: 256, bytes: 160 * megabyte },
}

const allowed = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'

const readByAnybody = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
}

/**
 * What pages of other sites may ask for: they read the public API, without credentials.
 * @param {string | undefined} url
 */
const preflight = (url = '') => (url.startsWith('/api/public/') ? readByAnybody : {})
const failures = { large: 413, slow: 408, full: 503 }
// Set by this server alone; the site reads them (src/site/forms/receiving/read-post.ts), and Next the nonce of a policy.
const ownHeaders = ['x-body-too-large', 'content-security-policy', 'content-security-policy-report-only']

const isHost = (text) => /^[\w.:[\]-]+$/.test(text) && URL.canParse(`http://${text}`)

/** Removes headers that only this server may set, and an invalid host. False if the request has none. */
function cleanHeaders(headers) {
  for (const name of ownHeaders) delete headers[name]
  const forwarded = headers['x-forwarded-host']
  if (forwarded !== undefined && !isHost(forwarded)) delete headers['x-forwarded-host']
  return headers.host === undefined || isHost(headers.host)
}

/** The visitor that a body is counted for, as in src/site/guards/rate-limit.ts. */
function visitorOf({ headers, socket }, trustsProxy) {
  const forwarded = trustsProxy ? headers['x-forwarded-for'] : undefined
  return lastHop(forwarded ?? socket.remoteAddress)
}

function refuseRequest(request, response, { status }) {
  const headers = {
    ...(status === 405 ? { allow: allowed } : {}),
    ...(status === 503 ? { 'retry-after': '10' } : {}),
  }
  refuse(request, response, { status, headers })
}

/**
 * @param {{ siteUrl: string, secret: string, trustsProxy: boolean, isAction: (id: string) => boolean, development?: boolean }} site
 *   `isAction`: whether it has a server function of this name
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} answer
 *   gets a request whose body is there as a whole
 */
export function guardRequests({ siteUrl, secret, trustsProxy, isAction, development }, answer) {
  const places = createBodyPlaces(bounds)
  const isByStaff = createStaffCheck(secret)
  const hasHttps = siteUrl.startsWith('https://')

  async function takeBody(request, response, body) {
    let reading = null
    const place = places.enter({
      visitor: visitorOf(request, trustsProxy),
      onGivenUp: () => reading?.giveUp(),
    })
    if (!place) return refuseRequest(request, response, { status: 503 })
    reading = readBody(request, { ...body, grow: place.grow })
    const read = await reading.result
    if (!read.failure) {
      place.finish()
      response.once('close', place.leave)
      return answer(withBody(request, read.chunks), response)
    }
    place.leave()
    if (read.failure === 'gone') return response.destroy()
    if (read.failure !== 'large' || !body.answersTooLarge)
      return refuseRequest(request, response, { status: failures[read.failure] })
    // The site reports it in the visitor's language, at the field.
    request.headers['x-body-too-large'] = '1'
    answer(withBody(request, []), response)
  }

  return (request, response) => {
    const { method, headers } = request
    if (hasHttps) response.setHeader('strict-transport-security', 'max-age=31536000')
    if (!cleanHeaders(headers)) return refuseRequest(request, response, { status: 400 })
    if (method === 'OPTIONS')
      return refuse(request, response, {
        status: 204,
        headers: { allow: allowed, ...preflight(request.url) },
      })
    const address = readAddress(request.url)
    if ('status' in address) return refuseRequest(request, response, address)
    let isStaff
    const knownStaff = () => (isStaff ??= isByStaff(headers))
    const facts = { method, headers, ...address, isStaff: knownStaff, isAction }
    const ruling = judgeRequest(facts, { siteUrl, development })
    if ('status' in ruling) return refuseRequest(request, response, ruling)
    const isLong = address.query.length > parameters.visitors.names
    request.url = writeAddress(address, parameters[isLong && knownStaff() ? 'staff' : 'visitors'])
    const isEmpty = !ruling.body || (headers['content-length'] ?? '0') === '0'
    if (isEmpty && headers['transfer-encoding'] === undefined) return answer(request, response)
    return takeBody(request, response, ruling.body).catch((error) => {
      console.error(error)
      response.destroy()
    })
  }
}
