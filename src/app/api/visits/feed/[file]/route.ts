import { getCalendar } from '@/site/data/appointments/appointments'
import { limited } from '@/site/guards/rate-limit'

export const dynamic = 'force-dynamic'

const noStore = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/** The private calendar of an agent, which programs fetch regularly: `{token}.ics`. */
export const GET = limited({ burst: 30, perMinute: 30 }, async (request) => {
  const [file = ''] = new URL(request.url).pathname.split('/').slice(-1)
  const calendar = await getCalendar(file.replace(/\.ics$/, ''))
  if (!calendar) return new Response(null, { status: 404, headers: noStore })
  const { content, contentType, fileName } = calendar
  return new Response(content, {
    headers: {
      ...noStore,
      'Content-Type': contentType,
      'Content-Disposition': `inline; filename="${fileName}"`,
    },
  })
})
