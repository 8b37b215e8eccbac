import type { PayloadRequest } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { readerNumber } from '@/cms/fields/reader-number'
import { nameDocuments } from '@/cms/queries/broken/name-documents'
import { countPlans, nextPlans } from '@/cms/queries/publication-plans/stored-plans'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { fillText } from '@/domain/shared/fill-text'
import { screenTexts } from '@/messages/screen-texts'
import { dashboardTexts } from './dashboard-texts'
import { Panel } from './panel'

const texts = dashboardTexts.plans
const { kinds } = screenTexts.publicationPlans
const { more } = screenTexts.duties.unlawful

const mostShown = 8

/** What is planned to be published and taken off the site, the failed ones first; nothing where nothing is planned. */
export const PlannedPublications = async ({ req }: { req: PayloadRequest }) => {
  const db = databaseOf(req.payload)
  const { planned, failed } = await countPlans(db)
  const total = planned + failed
  if (total === 0) return null
  const say = (text: EditorTexts) => editorText(req, text)
  const plans = await nextPlans(db, mostShown)
  const names = await nameDocuments(
    req,
    plans.map(({ collection, document }) => `${collection}/${document}`),
  )
  return (
    <Panel id="planned-publications" title={say(texts.title)} count={readerNumber(req, total)}>
      <ul className="agency-lines">
        {plans.map(({ collection, document, kind, dueAt, by, fault }) => {
          const path = `${collection}/${document}`
          const moment = shownMoment(dueAt, readerLocale(req))
          return (
            <li key={`${path} ${kind}`}>
              <a href={`${req.payload.config.routes.admin}/collections/${path}`}>{names.get(path) ?? path}</a>{' '}
              <span>{[fillText(say(kinds[kind].at), { moment }), by].filter(Boolean).join(' · ')}</span>
              {fault !== null && <span className="agency-lack"> {say(texts.failed)}</span>}
            </li>
          )
        })}
      </ul>
      {total > plans.length && (
        <p>{fillText(say(more), { count: readerNumber(req, total - plans.length) })}</p>
      )}
    </Panel>
  )
}
