import { findSharedDocument } from '@/cms/operations/leads/document-links'
import { sendPrivateFile } from '@/cms/operations/media/send-private-file'
import { getClient } from '@/site/data/client'
import { getShownLocale } from '@/site/data/content/settings'
import { getTranslator } from '@/messages/translator'

const noIndex = { 'X-Robots-Tag': 'noindex' }

/** Sends a document to the holder of a mail's link, as a download that never opens within the site. */
export async function sendDocument({
  request,
  token,
}: {
  request: Request
  token: string
}): Promise<Response> {
  const file = await findSharedDocument({ payload: await getClient(), token, now: new Date() })
  const sent = file && (await sendPrivateFile({ request, file, headers: noIndex }))
  if (sent) return sent
  const locale = await getShownLocale(new URL(request.url).searchParams.get('lang') ?? '')
  const text = getTranslator(locale)('lead.feedback.documentGone')
  const headers = {
    ...noIndex,
    'Cache-Control': 'private, no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Language': locale,
  }
  return new Response(text, { status: 410, headers })
}
