import type { PayloadRequest, UIFieldServerProps } from 'payload'
import { isStaff } from '@/cms/access/access'
import { getScope } from '@/cms/access/staff-scope'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { findPropertyOffers, type PropertyOffer } from '@/cms/queries/leads/property-offers'
import { formatEuro } from '@/domain/properties/price'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { fillText } from '@/domain/shared/fill-text'
import { shownDay } from '@/domain/appointments/shown-day'
import { officeTexts } from '@/messages/office-texts'

const texts = officeTexts.leads.offers

/** The offers for a property, from the form of the site and from callers. */
export const PropertyOffers = async ({ data, req }: UIFieldServerProps) => {
  const id: unknown = data?.id
  if (!isStaff(req)) return null
  const { offers, isCut } =
    typeof id === 'number'
      ? await findPropertyOffers(req.payload, { property: id, scope: await getScope(req) })
      : { offers: [], isCut: false }
  const say = (text: EditorTexts) => editorText(req, text)
  return (
    <section className="agency-part" aria-labelledby="property-offers" style={{ marginBottom: '2rem' }}>
      <h3 id="property-offers" style={{ marginBottom: '0.75rem' }}>
        {say(texts.title)}
      </h3>
      {offers.length === 0 && <p>{say(texts.none)}</p>}
      {isCut && <p>{fillText(say(officeTexts.leads.person.cut), { count: offers.length })}</p>}
      <ul className="agency-lines">
        {offers.map((offer) => (
          <OfferLine key={offer.id} req={req} offer={offer} />
        ))}
      </ul>
    </section>
  )
}

function OfferLine({ req, offer }: { req: PayloadRequest; offer: PropertyOffer }) {
  const { id, name, status, createdAt, amount, endDate } = offer
  const locale = readerLocale(req)
  const { admin } = req.payload.config.routes
  const until = endDate && fillText(editorText(req, texts.until), { day: shownDay({ day: endDate, locale }) })
  const facts = [
    shownMoment(createdAt, locale),
    until,
    editorText(req, officeTexts.leads.listLeads.states[status]),
  ]
  return (
    <li>
      <strong>{amount === null ? '–' : formatEuro(amount)}</strong>{' '}
      <a href={`${admin}/collections/leads/${id}`}>{name || `№ ${id}`}</a> {facts.filter(Boolean).join(' · ')}
    </li>
  )
}
