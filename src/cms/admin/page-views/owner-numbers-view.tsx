import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isStaffOrReader } from '@/cms/access/access'
import { getScope } from '@/cms/access/staff-scope'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { readerNumber } from '@/cms/fields/reader-number'
import { findOwnersById } from '@/cms/queries/owners/office-owners'
import { findAllPageViewCounts } from '@/cms/queries/page-views/page-view-counts'
import { countWaitingAnswers } from '@/cms/queries/leads/waiting-answers'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { AgencyFrame } from '@/cms/admin/agency-frame'
import { figureTexts, periods, periodTexts } from './figure-texts'
import { cellStyle, numberStyle, scrollStyle, tableStyle } from '@/cms/admin/styles'
import { ownerNumbersHref } from './owner-numbers-href'

/** The figures of all properties with their owners: most page views, and waiting messages. */
export const OwnerNumbersView = (view: AdminViewServerProps) => {
  const { req } = view.initPageResult
  const { admin } = req.payload.config.routes
  return (
    <AgencyFrame
      view={view}
      title={editorText(req, figureTexts.numbers)}
      href={ownerNumbersHref(admin)}
      isOpenTo={isStaffOrReader}
    >
      <OwnerNumbers req={req} />
    </AgencyFrame>
  )
}

const mostProperties = 200

async function OwnerNumbers({ req }: { req: PayloadRequest }) {
  const { payload } = req
  const { admin } = payload.config.routes
  const locale = readerLocale(req)
  const say = (text: EditorTexts) => editorText(req, text)
  const properties = await findAllPageViewCounts({ payload, now: new Date(), limit: mostProperties })
  const scope = await getScope(req)
  const ids = properties.flatMap(({ owner }) => owner ?? [])
  const owners = await findOwnersById({ payload, ids, scope })
  const waiting = await countWaitingAnswers(payload, scope)
  return (
    <section className="agency-part" aria-labelledby="owner-numbers" style={{ padding: '1rem 0 4rem' }}>
      <h1 id="owner-numbers" style={{ marginBottom: '1rem' }}>
        {say(figureTexts.numbers)}
      </h1>
      <p>{say(properties.length === 0 ? figureTexts.noProperties : figureTexts.about)}</p>
      <div role="region" aria-labelledby="owner-numbers" tabIndex={0} style={scrollStyle}>
        <table style={tableStyle}>
          <thead>
            <tr>
              <th scope="col" style={cellStyle}>
                {say(figureTexts.property)}
              </th>
              {periods.map((period) => (
                <th key={period} scope="col" style={numberStyle}>
                  {say(periodTexts[period])}
                </th>
              ))}
              {[figureTexts.owner, figureTexts.lastLogin].map((text) => (
                <th key={text.en} scope="col" style={cellStyle}>
                  {say(text)}
                </th>
              ))}
              <th scope="col" style={numberStyle}>
                {say(figureTexts.unread)}
              </th>
            </tr>
          </thead>
          <tbody>
            {properties.map(({ property, publicId, title, owner: id, figures }) => {
              const owner = owners.get(id ?? 0)
              return (
                <tr key={property}>
                  <th scope="row" style={{ ...cellStyle, fontWeight: 'normal' }}>
                    <a href={`${admin}/collections/properties/${property}`}>
                      {[title, publicId].filter(Boolean).join(' – ')}
                    </a>
                  </th>
                  {periods.map((period) => (
                    <td key={period} style={numberStyle}>
                      {readerNumber(req, figures[period])}
                    </td>
                  ))}
                  <td style={cellStyle}>
                    {owner && <a href={`${admin}/collections/owners/${owner.id}`}>{owner.name}</a>}
                  </td>
                  <td style={cellStyle}>
                    {owner &&
                      (owner.lastLoginAt ? shownMoment(owner.lastLoginAt, locale) : say(figureTexts.never))}
                  </td>
                  <td style={numberStyle}>{owner ? readerNumber(req, waiting.get(owner.id) ?? 0) : ''}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
