import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isStaff, isStaffOrReader } from '@/cms/access/access'
import { getScope } from '@/cms/access/staff-scope'
import { ActionLinks } from '@/cms/admin/action-links'
import { AgencyFrame } from '@/cms/admin/agency-frame'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { findPickedProperties } from '@/cms/queries/property-picker/picked-property'
import { getPersonOfLead, type PersonOfLead } from '@/cms/queries/leads/person-of-lead'
import { relationId } from '@/domain/shared/relation-id'
import { readRecordId } from '@/domain/shared/record-id'
import { fillText } from '@/domain/shared/fill-text'
import { officeTexts } from '@/messages/office-texts'
import { News } from '@/cms/admin/news'
import { leadActions } from './lead-actions'
import { personHref } from './person-href'
import { PersonParts, type PropertyNames } from './person-parts'
import { SimilarPersons } from './similar-persons'

const texts = officeTexts.leads.person

/** Everything of the person of a lead on one page, within the frame of the back office. */
export const PersonView = (view: AdminViewServerProps) => {
  const { req } = view.initPageResult
  const lead = readRecordId([view.searchParams?.lead].flat()[0] ?? '') ?? 0
  const href = personHref({ admin: req.payload.config.routes.admin, lead })
  return (
    <AgencyFrame view={view} title={editorText(req, texts.link)} href={href} isOpenTo={isStaffOrReader}>
      <Person req={req} lead={lead} />
    </AgencyFrame>
  )
}

async function findPropertyNames(req: PayloadRequest, person: PersonOfLead): Promise<PropertyNames> {
  const { leads, appointments, similar } = person
  const about = [leads, appointments, similar.leads, similar.appointments].flatMap(({ items }) => [...items])
  const ids = new Set(about.flatMap(({ property }) => relationId(property) ?? []))
  const found = await findPickedProperties(req, { ids: [...ids], locale: readerLocale(req) })
  return new Map(
    found.map(({ id, reference, title, address }) => [
      id,
      [reference, title ?? address].filter((part) => part !== null).join(' '),
    ]),
  )
}

async function Person({ req, lead }: { req: PayloadRequest; lead: number }) {
  const { payload } = req
  const say = (text: EditorTexts) => editorText(req, text)
  const person = await getPersonOfLead({ payload, lead, scope: await getScope(req) })
  if (person === null) return <p className="agency-part">{say(texts.gone)}</p>
  const { name, email, phone } = person.lead
  const properties = await findPropertyNames(req, person)
  const { admin } = payload.config.routes
  return (
    <section className="agency-part" aria-labelledby="person" style={{ padding: '1rem 0 4rem' }}>
      <a className="agency-way-back" href={`${admin}/collections/leads/${lead}`}>
        ← {say(texts.back)}
      </a>
      <h1 id="person" style={{ margin: '0.5rem 0 1rem', overflowWrap: 'anywhere' }}>
        {name || email || phone}
      </h1>
      <p style={{ marginBottom: '1rem', overflowWrap: 'anywhere' }}>
        {email ? fillText(say(texts.byAddress), { email }) : say(texts.noAddress)}
      </p>
      <News />
      {isStaff(req) && (
        <ActionLinks
          req={req}
          label={officeTexts.common.whatYouCanDo}
          actions={leadActions({ admin, lead })}
        />
      )}
      <PersonParts req={req} person={person} properties={properties} />
      <SimilarPersons req={req} person={person} properties={properties} />
    </section>
  )
}
