import { openDocument } from '@/cms/operations/leads/document-links'
import { getClient } from '@/site/data/client'
import { getShownLocale } from '@/site/data/content/settings'
import { getTranslator } from '@/messages/translator'

const noStore = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/** Sends a document to the holder of a mail's link, as a download that never opens within the site. */
export async function sendDocument({
  request,
  token,
}: {
  request: Request
  token: string
}): Promise<Response> {
  const document = await openDocument({ payload: await getClient(), token, now: new Date() })
  if (document)
    return new Response(document.content, {
      headers: {
        ...noStore,
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(document.name)}`,
        'X-Content-Type-Options': 'nosniff',
      },
    })
  const locale = await getShownLocale(new URL(request.url).searchParams.get('lang') ?? '')
  const text = getTranslator(locale)('lead.feedback.documentGone')
  const headers = { ...noStore, 'Content-Type': 'text/plain; charset=utf-8', 'Content-Language': locale }
  return new Response(text, { status: 410, headers })
}
