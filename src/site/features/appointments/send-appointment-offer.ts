import { findAppointmentOffer } from '@/site/data/appointments/appointments'
import { getShownLocale } from '@/site/data/content/settings'
import { limited } from '@/site/guards/rate-limit'
import { getTranslator } from '@/messages/translator'

/** The free times of a property: `?property=2101&lang=fr`. Not cached, because they change. */
export const sendAppointmentOffer = limited({ burst: 60, perMinute: 60 }, async (request) => {
  const { searchParams } = new URL(request.url)
  const locale = await getShownLocale(searchParams.get('lang') ?? '')
  const given = searchParams.get('property') ?? ''
  const found = /^[1-9]\d{0,8}$/.test(given) ? await findAppointmentOffer(Number(given)) : null
  const headers = { 'Cache-Control': 'no-store' }
  if (!found) return Response.json({ error: 'no such property' }, { status: 404, headers })
  const message = found.isFull ? getTranslator(locale)('appointment.full') : null
  return Response.json({ ...found, message }, { headers })
})
