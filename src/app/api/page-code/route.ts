import { sendPageCode } from '@/site/features/properties/send-page-code'

export const dynamic = 'force-dynamic'

/** The QR code of a page of the site, for its printed version: `?path=/fr/…`. */
export const GET = sendPageCode
