import { propertyUnknown, readPropertiesRequest, readPropertyRequest } from '@/domain/public-api/read-request'
import { getLanguages } from '@/site/data/content/settings'
import { findPublicProperties, findPublicProperty } from '@/site/data/public-api/public-properties'
import { publicRoute } from './public-route'

/** Sends a page of the properties that meet the criteria of the query. */
export const sendProperties = publicRoute(async (request) => {
  const { enabled } = await getLanguages()
  const { searchParams } = new URL(request.url)
  const asked = readPropertiesRequest({ parameters: searchParams, enabled })
  return asked.ok ? { ok: true, value: await findPublicProperties(asked.value) } : asked
})

/** Sends the property whose reference ends the address. */
export const sendProperty = publicRoute(async (request) => {
  const { enabled } = await getLanguages()
  const { pathname, searchParams } = new URL(request.url)
  const reference = pathname.split('/').filter(Boolean).at(-1) ?? ''
  const asked = readPropertyRequest({ reference, parameters: searchParams, enabled })
  if (!asked.ok) return asked
  const property = await findPublicProperty(asked.value)
  return property ? { ok: true, value: property } : { ok: false, failure: propertyUnknown }
})
