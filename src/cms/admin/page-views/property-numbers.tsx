import type { PayloadRequest, UIFieldServerProps } from 'payload'
import { isStaffOrReader } from '@/cms/access/access'
import { getScope } from '@/cms/access/staff-scope'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { languageNames } from '@/cms/fields/language'
import { readerNumber } from '@/cms/fields/reader-number'
import { countPropertyEnquiries } from '@/cms/queries/leads/property-enquiries'
import { findPageViewCounts, type PropertyCounts } from '@/cms/queries/page-views/page-view-counts'
import { enquiryGroups } from '@/domain/owners/enquiry-groups'
import { DayBars } from './day-bars'
import { enquiryTexts, figureTexts, periods, periodTexts, sourceTexts } from './figure-texts'
import { PropertyOwner } from '@/cms/admin/owners/property-owner'
import { NamedCounts } from './named-counts'
import { News } from '@/cms/admin/news'

type FiguresProps = { req: PayloadRequest; counts: PropertyCounts; property: number }

async function Figures({ req, counts, property }: FiguresProps) {
  const say = (text: EditorTexts) => editorText(req, text)
  const shown = (count: number) => readerNumber(req, count)
  const { figures, days, sources, languages } = counts
  const scope = await getScope(req)
  const enquiries = await countPropertyEnquiries({ payload: req.payload, property, scope })
  return (
    <>
      <NamedCounts
        title={say(figureTexts.pageViews)}
        counts={periods.map((period) => ({ name: say(periodTexts[period]), count: shown(figures[period]) }))}
      />
      <DayBars title={say(figureTexts.days)} req={req} days={days} />
      <NamedCounts
        title={say(figureTexts.sources)}
        none={say(figureTexts.none)}
        counts={sources.map(({ source, pageViews }) => ({
          name: say(sourceTexts[source]),
          count: shown(pageViews),
        }))}
      />
      <NamedCounts
        title={say(figureTexts.languages)}
        none={say(figureTexts.none)}
        counts={languages.map(({ language, pageViews }) => ({
          name: say(languageNames[language]),
          count: shown(pageViews),
        }))}
      />
      <NamedCounts
        title={say(figureTexts.enquiries)}
        counts={enquiryGroups.map((group) => ({
          name: say(enquiryTexts[group]),
          count: shown(enquiries[group]),
        }))}
      />
    </>
  )
}

/** The figures that a property's owner sees, with links to their pages. */
export const PropertyNumbers = async ({ data, req }: UIFieldServerProps) => {
  if (!isStaffOrReader(req)) return null
  const { payload } = req
  const id: unknown = data?.id
  const property = typeof id === 'number' ? id : null
  const counts =
    property === null ? null : await findPageViewCounts({ payload, properties: [property], now: new Date() })
  const found = counts?.get(property ?? 0)
  return (
    <section className="agency-part" aria-labelledby="property-numbers" style={{ marginBottom: '2rem' }}>
      <h3 id="property-numbers" style={{ marginBottom: '0.75rem' }}>
        {editorText(req, figureTexts.numbersOfProperty)}
      </h3>
      {property === null || !found ? (
        <p>{editorText(req, figureTexts.unsaved)}</p>
      ) : (
        <>
          <News />
          <PropertyOwner req={req} property={property} />
          <Figures req={req} property={property} counts={found} />
        </>
      )}
    </section>
  )
}
