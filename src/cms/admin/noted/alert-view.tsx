import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { getScope } from '@/cms/access/staff-scope'
import { AgencyFrame } from '@/cms/admin/agency-frame'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { getAlertToMake } from '@/cms/queries/alerts/alert-to-make'
import { alertFrequencies } from '@/domain/alerts/alert'
import { readRecordId } from '@/domain/shared/record-id'
import { officeTexts } from '@/messages/office-texts'
import { siteTexts } from '@/messages/site-messages'
import { AlertForm, type AlertFormLabels } from './alert-form'
import { newAlertHref } from './noted-hrefs'

const { newAlert: texts, person } = officeTexts.leads
const fields = siteTexts.lead.fields
const { goal: goals, frequency: frequencies } = siteTexts.lead.options

/** The form in which staff note a search alert for the person of a lead, within the frame of the back office. */
export const AlertView = (view: AdminViewServerProps) => {
  const { req } = view.initPageResult
  const lead = readRecordId([view.searchParams?.lead].flat()[0] ?? '') ?? 0
  const href = newAlertHref({ admin: req.payload.config.routes.admin, lead })
  return (
    <AgencyFrame view={view} title={editorText(req, texts.title)} href={href}>
      <NewAlert req={req} lead={lead} />
    </AgencyFrame>
  )
}

async function findTypes({ payload, ...req }: PayloadRequest): Promise<{ value: string; label: string }[]> {
  const { docs } = await payload.find({
    collection: 'property-types',
    locale: readerLocale(req),
    depth: 0,
    limit: 100,
    pagination: false,
    sort: 'showOrder',
  })
  return docs.flatMap(({ webId, name }) => (webId ? [{ value: String(webId), label: name }] : []))
}

const labelsFor = (say: (text: EditorTexts) => string): AlertFormLabels => ({
  goal: say(fields.goal),
  types: say(fields.types),
  cities: say(fields.cities),
  minPrice: say(fields.minPrice),
  maxPrice: say(fields.maxPrice),
  minBedrooms: say(fields.minBedrooms),
  frequency: say(texts.frequency),
})

async function NewAlert({ req, lead }: { req: PayloadRequest; lead: number }) {
  const { payload } = req
  const { api, admin } = payload.config.routes
  const say = (text: EditorTexts) => editorText(req, text)
  const found = await getAlertToMake({ payload, lead, scope: await getScope(req) })
  if (found === null) return <p className="agency-part">{say(person.gone)}</p>
  return (
    <section className="agency-part" aria-labelledby="new-alert" style={{ padding: '1rem 0 4rem' }}>
      <a className="agency-way-back" href={`${admin}/collections/leads/${lead}`}>
        ← {say(person.back)}
      </a>
      <h1 id="new-alert" style={{ margin: '0.5rem 0 1rem' }}>
        {say(texts.title)}
      </h1>
      <p style={{ maxWidth: '40rem', marginBottom: '1rem' }}>{say(texts.about)}</p>
      <AlertForm
        api={api}
        start={found}
        labels={labelsFor(say)}
        goals={(['sale', 'rent'] as const).map((value) => ({ value, label: say(goals[value]) }))}
        types={await findTypes(req)}
        frequencies={alertFrequencies.map((value) => ({ value, label: say(frequencies[value]) }))}
      />
    </section>
  )
}
