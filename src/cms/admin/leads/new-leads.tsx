import { editorText } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { readerNumber } from '@/cms/fields/reader-number'
import { findNewLeads, type NewLead } from '@/cms/queries/dashboard/new-leads'
import { countOverdueLeads } from '@/cms/queries/leads/overdue-leads'
import { getReminderSettings } from '@/cms/queries/leads/reminder-settings'
import { leadSubjects } from '@/cms/words/leads/lead-subjects'
import { ageOf, isLate } from '@/domain/dashboard/age'
import { reminderCutoffs } from '@/domain/leads/lead-reminder'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { countText } from '@/messages/fill-texts'
import { officeTexts } from '@/messages/office-texts'
import { dashboardTexts, shownAge } from '@/cms/admin/dashboard/dashboard-texts'
import type { DayPartProps } from '@/cms/admin/dashboard/day-part'
import { Panel } from '@/cms/admin/dashboard/panel'

const texts = officeTexts.leads.newLeads.texts

const mostShown = 8

/** The leads that wait for an answer: one's own first, and then those that wait longest. */
export const NewLeads = async ({ payload, i18n, day, scope, now }: DayPartProps) => {
  const { user, agent } = day
  const { leads, total } = await findNewLeads({
    ...{ payload, user, scope },
    agent: agent?.id ?? null,
    limit: mostShown,
  })
  const overdue = await countOverdue({ payload, scope, now })
  const inbox = `${payload.config.routes.admin}/collections/leads`
  return (
    <Panel id="new-leads" title={editorText({ i18n }, texts.title)} count={readerNumber({ i18n }, total)}>
      {overdue !== null && overdue.count > 0 && (
        <p>
          {countText({
            forms: {
              one: editorText({ i18n }, texts.overdue.one),
              other: editorText({ i18n }, texts.overdue.other),
            },
            count: overdue.count,
            locale: readerLocale({ i18n }),
            values: { hours: overdue.hours },
          })}
        </p>
      )}
      {total === 0 && <p>{editorText({ i18n }, texts.none)}</p>}
      <ul className="agency-lines">
        {leads.map((lead) => (
          <NewLeadLine key={lead.id} i18n={i18n} lead={lead} inbox={inbox} now={now} />
        ))}
      </ul>
      <a href={inbox}>{editorText({ i18n }, texts.all)}</a>
    </Panel>
  )
}

/** The leads that have waited longer than the hours of the reminder; null where none is set. */
async function countOverdue({ payload, scope, now }: Pick<DayPartProps, 'payload' | 'scope' | 'now'>) {
  const { terms } = await getReminderSettings(payload)
  const { agent: cutoff } = reminderCutoffs({ terms, now })
  return cutoff === null || terms.after === null
    ? null
    : { hours: terms.after, count: await countOverdueLeads(payload, { scope, cutoff }) }
}

type NewLeadLineProps = Pick<DayPartProps, 'i18n' | 'now'> & { lead: NewLead; inbox: string }

function NewLeadLine({ i18n, now, lead, inbox }: NewLeadLineProps) {
  const { id, name, kind, at, reference, isOwn } = lead
  const locale = readerLocale({ i18n })
  const age = ageOf(at, now)
  return (
    <li>
      <span className={`agency-age${isLate(age) ? ' agency-age--late' : ''}`} title={shownMoment(at, locale)}>
        <span className="agency-hidden">{editorText({ i18n }, dashboardTexts.leads.waits)} </span>
        {shownAge({ i18n }, age)}
      </span>{' '}
      <a href={`${inbox}/${id}`}>{name || `№ ${id}`}</a> · {leadSubjects[kind][locale]}
      {reference !== null && ` · ${reference}`}
      {isOwn && <span className="agency-mark">{editorText({ i18n }, dashboardTexts.leads.own)}</span>}
    </li>
  )
}
