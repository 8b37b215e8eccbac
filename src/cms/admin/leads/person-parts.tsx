import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { stateTexts } from '@/cms/admin/appointments/week-texts'
import { Panel } from '@/cms/admin/dashboard/panel'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { readerNumber } from '@/cms/fields/reader-number'
import type { Subscriber } from '@/cms/payload-types'
import { findAlertSummary } from '@/cms/queries/alerts/find-alert-facts'
import type { StoredAlert } from '@/cms/queries/alerts/stored-alerts'
import {
  MOST_OF_PERSON,
  type PersonAppointment,
  type PersonLead,
  type PersonList,
  type PersonOfLead,
} from '@/cms/queries/leads/person-of-lead'
import { relationId } from '@/domain/shared/relation-id'
import { leadSubjects } from '@/cms/words/leads/lead-subjects'
import { shownAppointment } from '@/domain/appointments/shown-appointment'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { formatEuro } from '@/domain/properties/price'
import { fillText } from '@/domain/shared/fill-text'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'

const texts = officeTexts.leads.person

/** The properties that a person asked about or visits, by their numbers. */
export type PropertyNames = ReadonlyMap<number, string>

export type PersonPartProps = { req: PayloadRequest; person: PersonOfLead; properties: PropertyNames }

type PersonLinesProps<Item> = {
  req: PayloadRequest
  id: string
  title: EditorTexts
  list: PersonList<Item>
  children: (item: Item) => ReactNode
}

function PersonLines<Item extends { id: number }>({
  req,
  id,
  title,
  list,
  children,
}: PersonLinesProps<Item>) {
  const { items, isCut } = list
  return (
    <Panel id={id} title={editorText(req, title)} count={isCut ? undefined : readerNumber(req, items.length)}>
      {items.length === 0 && <p>{editorText(req, texts.none)}</p>}
      {isCut && <p>{fillText(editorText(req, texts.cut), { count: MOST_OF_PERSON })}</p>}
      <ul className="agency-lines">
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
    </Panel>
  )
}

/** Parts of a line, those that are there. */
export const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ')

export const nameOfProperty = (
  properties: PropertyNames,
  { property }: Pick<PersonLead | PersonAppointment, 'property'>,
): string | null => properties.get(relationId(property) ?? 0) ?? null

/** The leads, visits, alerts, newsletter and owner account of a person, each with its page. */
export const PersonParts = ({ req, person, properties }: PersonPartProps) => {
  const collections = `${req.payload.config.routes.admin}/collections`
  const locale = readerLocale(req)
  const say = (text: EditorTexts) => editorText(req, text)
  return (
    <div className="agency-day">
      <PersonLines req={req} id="person-leads" title={officeTexts.leads.plural} list={person.leads}>
        {(lead) => (
          <>
            <a href={`${collections}/leads/${lead.id}`}>{leadSubjects[lead.kind][locale]}</a>{' '}
            {joined(
              shownMoment(lead.createdAt, locale),
              lead.source === 'website' ? null : say(officeTexts.leads.sources[lead.source]),
              say(officeTexts.leads.listLeads.states[lead.status]),
              nameOfProperty(properties, lead),
              lead.amount === null ? null : formatEuro(lead.amount),
            )}
          </>
        )}
      </PersonLines>
      <PersonLines
        req={req}
        id="person-appointments"
        title={sharedTexts.appointments}
        list={person.appointments}
      >
        {(appointment) => (
          <>
            <a href={`${collections}/appointments/${appointment.id}`}>
              {shownAppointment({ ...appointment, locale })}
            </a>{' '}
            {joined(say(stateTexts[appointment.state]), nameOfProperty(properties, appointment))}
          </>
        )}
      </PersonLines>
      <PersonLines req={req} id="person-alerts" title={officeTexts.alerts.plural} list={person.alerts}>
        {(alert) => <AlertLine req={req} alert={alert} />}
      </PersonLines>
      <Panel id="person-newsletter" title={say(officeTexts.leads.labels.newsletter)}>
        <p>
          {person.subscriber ? (
            <a href={`${collections}/subscribers/${person.subscriber.id}`}>
              {subscriberState(req, person.subscriber)}
            </a>
          ) : (
            say(texts.none)
          )}
        </p>
      </Panel>
      <Panel id="person-owner" title={say(sharedTexts.owner)}>
        <p>
          {person.owner ? (
            <a href={`${collections}/owners/${person.owner.id}`}>{person.owner.name}</a>
          ) : (
            say(texts.none)
          )}
        </p>
      </Panel>
    </div>
  )
}

async function AlertLine({ req, alert }: { req: PayloadRequest; alert: StoredAlert }) {
  const { id, criteria, state } = alert
  const { payload } = req
  const summary = await findAlertSummary({ payload, criteria, locale: readerLocale(req) })
  return (
    <>
      <a href={`${payload.config.routes.admin}/collections/alerts/${id}`}>
        {summary || editorText(req, officeTexts.alerts.alertCriteria.everything)}
      </a>{' '}
      {editorText(req, officeTexts.alerts.stateFields.state[state])}
    </>
  )
}

type SubscriberMoments = Pick<Subscriber, 'askedAt' | 'confirmedAt' | 'unsubscribedAt'>

function subscriberState(req: PayloadRequest, subscriber: SubscriberMoments): string {
  const { askedAt, confirmedAt, unsubscribedAt } = subscriber
  const say = (text: EditorTexts, at: string | null | undefined) =>
    `${editorText(req, text)} ${at ? shownMoment(at, readerLocale(req)) : ''}`.trim()
  if (unsubscribedAt) return say(officeTexts.subscribers.unsubscribedAt, unsubscribedAt)
  if (confirmedAt) return say(officeTexts.common.confirmedOn, confirmedAt)
  return say(officeTexts.subscribers.askedAt, askedAt)
}
