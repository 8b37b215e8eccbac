import { openApiPath } from '@/domain/public-api/addresses'
import { buildProblem } from '@/domain/public-api/problem'
import { publicRoute } from './public-route'

const addressUnknown = buildProblem({
  status: 404,
  code: 'address-unknown',
  detail: `The public API has no such address; ${openApiPath} describes those it has.`,
})

/** Sends the problem of an address that the public API does not have. */
export const sendNoAddress = publicRoute(async () => ({ ok: false, failure: addressUnknown }))
