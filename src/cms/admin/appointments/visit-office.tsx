import type { UIFieldServerProps } from 'payload'
import { isStaff } from '@/cms/access/access'
import { editorText } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import type { Visit } from '@/cms/payload-types'
import { getVisitHome } from '@/cms/queries/appointments/get-visit-home'
import { relationId } from '@/cms/queries/relation-id'
import { officeVisitOf } from '@/cms/queries/appointments/office-visits'
import { shownVisit } from '@/domain/appointments/shown-visit'
import { weekOf } from '@/domain/appointments/week'
import { wallOf } from '@/domain/appointments/brussels-time'
import { News } from '@/cms/admin/news'
import { panelLook } from '@/cms/admin/looks'
import { VisitTools } from './visit-tools'
import { weekHref } from './week-href'
import { weekTexts } from './week-texts'

/** On a visit: when it is, by the clocks of Belgium, and what can be done with it now. */
export const VisitOffice = async ({ data, req }: UIFieldServerProps) => {
  const id: unknown = data?.id
  if (typeof id !== 'number' || !isStaff(req)) return null
  const { payload } = req
  const { api, admin } = payload.config.routes
  const locale = readerLocale(req)
  // What decides lies in fields that are nobody's to read.
  const visit = await payload.db.findOne<Visit>({ collection: 'visits', where: { id: { equals: id } } })
  if (!visit) return null
  const home = await getVisitHome({ payload, id: relationId(visit.property) ?? 0, locale })
  const { startsAt, endsAt } = visit
  const week = weekOf(wallOf(startsAt).day).id
  return (
    <section className="agency-part" aria-labelledby="visit-office" style={panelLook}>
      <h2 id="visit-office" style={{ margin: '0 0 0.5rem' }}>
        {shownVisit({ startsAt, endsAt, locale })}
      </h2>
      <p>
        {home ? `${home.title}, ${home.fullAddress}` : editorText(req, weekTexts.property)}
        {' · '}
        <a href={weekHref({ admin, week })}>{editorText(req, weekTexts.week)}</a>
      </p>
      <News />
      <VisitTools api={api} visit={officeVisitOf(visit, { home, now: new Date() })} />
    </section>
  )
}
