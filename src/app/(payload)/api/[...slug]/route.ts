import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { refreshAfterCommit } from '@/site/data/refresh-after-commit'
import { guardRest } from '@/site/guards/guard-rest'

export const GET = guardRest(REST_GET(config))
export const OPTIONS = REST_OPTIONS(config)
export const POST = guardRest(refreshAfterCommit(REST_POST(config)))
export const DELETE = guardRest(refreshAfterCommit(REST_DELETE(config)))
export const PATCH = guardRest(refreshAfterCommit(REST_PATCH(config)))
export const PUT = guardRest(refreshAfterCommit(REST_PUT(config)))
