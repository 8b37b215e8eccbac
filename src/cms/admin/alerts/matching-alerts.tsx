import type { PayloadRequest, UIFieldServerProps } from 'payload'
import { isStaffOrReader } from '@/cms/access/access'
import { getScope } from '@/cms/access/staff-scope'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { readerNumber } from '@/cms/fields/reader-number'
import { getDraftAlertProperty } from '@/cms/queries/alerts/draft-alert-property'
import { findAlertSummary } from '@/cms/queries/alerts/find-alert-facts'
import { findMatchingAlerts } from '@/cms/queries/alerts/find-matching-alerts'
import type { StoredAlert } from '@/cms/queries/alerts/stored-alerts'
import type { AlertProperty } from '@/domain/alerts/alert'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { officeTexts } from '@/messages/office-texts'

const texts = officeTexts.alerts.matchingAlerts.texts

const mostShown = 20

/** The heading and texts around the matching alerts. */
const Section = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section className="agency-part" aria-labelledby="matching-alerts" style={{ marginBottom: '2rem' }}>
    <h3 id="matching-alerts" style={{ marginBottom: '0.75rem' }}>
      {title}
    </h3>
    {children}
  </section>
)

type MatchingAlertListProps = { req: PayloadRequest; property: AlertProperty }

async function MatchingAlertList({ req, property }: MatchingAlertListProps) {
  const { payload } = req
  const say = (words: EditorTexts) => editorText(req, words)
  const { count, alerts } = await findMatchingAlerts({
    ...{ payload, property, most: mostShown },
    scope: await getScope(req),
  })
  const isListed = Object.keys(property.texts).length > 0
  return (
    <>
      <p>{say(texts.note)}</p>
      <p>
        <strong data-matching-alerts={count}>{readerNumber(req, count)}</strong>{' '}
        {count === 0 && say(isListed ? texts.none : texts.unlisted)}
        {count > alerts.length && say(texts.others)}
      </p>
      <ul style={{ paddingLeft: '1.25rem' }}>
        {alerts.map((alert) => (
          <MatchingAlert key={alert.id} req={req} alert={alert} />
        ))}
      </ul>
    </>
  )
}

async function MatchingAlert({ req: { payload, i18n }, alert }: { req: PayloadRequest; alert: StoredAlert }) {
  const { id, name, email, since, criteria } = alert
  const locale = readerLocale({ i18n })
  const summary = await findAlertSummary({ payload, criteria, locale })
  return (
    <li style={{ marginBottom: '0.5rem' }}>
      <a href={`${payload.config.routes.admin}/collections/alerts/${id}`}>
        {name ? `${name} (${email})` : email}
      </a>
      <br />
      {[summary, since && shownMoment(since, locale)].filter(Boolean).join(' · ')}
    </li>
  )
}

/** The alerts that match a property, before and after it is published. */
export const MatchingAlerts = async ({ data, req }: UIFieldServerProps) => {
  if (!isStaffOrReader(req)) return null
  const id: unknown = data?.id
  const property = typeof id === 'number' ? await getDraftAlertProperty({ payload: req.payload, id }) : null
  return (
    <Section title={editorText(req, texts.title)}>
      {property ? (
        <MatchingAlertList req={req} property={property} />
      ) : (
        <p>{editorText(req, texts.unsaved)}</p>
      )}
    </Section>
  )
}
