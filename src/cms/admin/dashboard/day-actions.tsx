import { ActionLinks, type ActionLink } from '@/cms/admin/action-links'
import { weekHref } from '@/cms/admin/appointments/week-href'
import { weekTexts } from '@/cms/admin/appointments/week-texts'
import { notedLeadHref } from '@/cms/admin/leads/noted-lead-href'
import { selectionHref } from '@/cms/admin/stock/selection-href'
import { mayMakeProperties } from '@/domain/accounts/staff-rights'
import { officeTexts } from '@/messages/office-texts'
import { dashboardTexts } from './dashboard-texts'
import type { DayPartProps } from './day-part'

const texts = dashboardTexts.actions

/** What one begins from the dashboard. */
export const DayActions = ({ payload, i18n, day, scope }: Omit<DayPartProps, 'now'>) => {
  const { admin } = payload.config.routes
  const properties = `${admin}/collections/properties`
  const actions: ActionLink[] = [
    { href: notedLeadHref(admin), text: officeTexts.leads.noted.title },
    ...(mayMakeProperties(scope) ? [{ href: `${properties}/create`, text: texts.add }] : []),
    ...(day.agent ? [{ href: selectionHref({ properties, selection: 'mine' }), text: texts.mine }] : []),
    { href: weekHref({ admin, agent: day.agent?.id }), text: weekTexts.week },
    { href: `${admin}/collections/owners`, text: texts.write },
    { href: `${admin}/collections/media/create`, text: texts.picture },
  ]
  return <ActionLinks req={{ i18n }} label={texts.title} actions={actions} />
}
