import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { getScope } from '@/cms/access/staff-scope'
import { AgencyFrame } from '@/cms/admin/agency-frame'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { findPickedProperties } from '@/cms/queries/property-picker/picked-property'
import { getLeadToPlan } from '@/cms/queries/leads/caller-of-lead'
import { readRecordId } from '@/domain/shared/record-id'
import { officeTexts } from '@/messages/office-texts'
import { siteTexts } from '@/messages/site-messages'
import { newOfferHref } from './noted-hrefs'
import { OfferForm } from './offer-form'

const { newOffer: texts, person } = officeTexts.leads
const fields = siteTexts.lead.fields

/** The form in which staff note an offer of the person of a lead, within the frame of the back office. */
export const OfferView = (view: AdminViewServerProps) => {
  const { req } = view.initPageResult
  const lead = readRecordId([view.searchParams?.lead].flat()[0] ?? '') ?? 0
  const href = newOfferHref({ admin: req.payload.config.routes.admin, lead })
  return (
    <AgencyFrame view={view} title={editorText(req, texts.title)} href={href}>
      <NewOffer req={req} lead={lead} />
    </AgencyFrame>
  )
}

async function NewOffer({ req, lead }: { req: PayloadRequest; lead: number }) {
  const { payload } = req
  const { api, admin } = payload.config.routes
  const say = (text: EditorTexts) => editorText(req, text)
  const found = await getLeadToPlan({ payload, lead, scope: await getScope(req) })
  if (found === null) return <p className="agency-part">{say(person.gone)}</p>
  const ids = found.propertyRow === null ? [] : [found.propertyRow]
  const [property = null] = await findPickedProperties(req, { ids, locale: readerLocale(req) })
  return (
    <section className="agency-part" aria-labelledby="new-offer" style={{ padding: '1rem 0 4rem' }}>
      <a className="agency-way-back" href={`${admin}/collections/leads/${lead}`}>
        ← {say(person.back)}
      </a>
      <h1 id="new-offer" style={{ margin: '0.5rem 0 1rem' }}>
        {say(texts.title)}
      </h1>
      <p style={{ maxWidth: '40rem', marginBottom: '1rem' }}>{say(texts.about)}</p>
      <OfferForm
        api={api}
        lead={lead}
        caller={found.caller}
        property={property}
        labels={{
          amount: say(texts.amount),
          endDate: say(fields.endDate),
          conditions: say(fields.conditions),
        }}
      />
    </section>
  )
}
