/** Where the public API begins; a change that breaks programs gets another version. */
export const PUBLIC_API_PATH = '/api/public/v1'

export const propertiesPath = `${PUBLIC_API_PATH}/properties`

export const openApiPath = `${PUBLIC_API_PATH}/openapi.json`
