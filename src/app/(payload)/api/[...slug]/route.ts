import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { refreshAfterCommit } from '@/cms/hooks/revalidate'
import { restDoor } from '@/site/guards/rest-door'

export const GET = restDoor(REST_GET(config))
export const OPTIONS = REST_OPTIONS(config)
export const POST = restDoor(refreshAfterCommit(REST_POST(config)))
export const DELETE = restDoor(refreshAfterCommit(REST_DELETE(config)))
export const PATCH = restDoor(refreshAfterCommit(REST_PATCH(config)))
export const PUT = restDoor(refreshAfterCommit(REST_PUT(config)))
