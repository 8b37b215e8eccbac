import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { hasRole, isStaff, isTranslator } from '@/cms/access/access'
import { getScope } from '@/cms/access/staff-scope'
import { AppointmentsSoon } from '@/cms/admin/appointments/appointments-soon'
import { LastBackup } from '@/cms/admin/backups/last-backup'
import { UnlawfulProperties } from '@/cms/admin/duties/unlawful-properties'
import { NewLeads } from '@/cms/admin/leads/new-leads'
import { WaitingAnswers } from '@/cms/admin/leads/waiting-answers'
import { TranslatorDay } from '@/cms/admin/translations/translator-day'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { getStaffDay } from '@/cms/queries/dashboard/staff-day'
import { fillText } from '@/domain/shared/fill-text'
import { AgencyFigures } from './agency-figures'
import { dashboardTexts } from './dashboard-texts'
import { DayActions } from './day-actions'
import { FreshProperties } from './fresh-properties'
import { PlannedPublications } from './planned-publications'
import { UndeliveredMails } from './undelivered-mails'
import { WaitingProperties } from './waiting-properties'

/** The first screen of the back office: the day of a member of staff, and the figures of the agency for administrators. */
export const Dashboard = async ({ initPageResult: { req } }: AdminViewServerProps) => {
  const { payload, i18n, user } = req
  if (isTranslator(req)) return <TranslatorDay req={req} />
  const day = await getStaffDay({ payload, user })
  if (day === null) return null
  const say = (text: EditorTexts) => editorText({ i18n }, text)
  const part = { payload, i18n, day, scope: await getScope(req), now: new Date() }
  const isAdmin = hasRole({ user }, ['admin'])
  const whose = day.agent ? 'own' : 'agency'
  const name = { name: day.agent?.name ?? '' }
  return (
    <Gutter className="dashboard agency-dashboard">
      <h1>{fillText(say(dashboardTexts.title[whose]), name)}</h1>
      <p>{fillText(say(dashboardTexts.whose[whose]), name)}</p>
      {isStaff(req) && <DayActions {...part} />}
      <div className="agency-day">
        <NewLeads {...part} />
        <AppointmentsSoon {...part} />
        <WaitingProperties {...part} />
        <UnlawfulProperties {...part} />
        <WaitingAnswers {...part} />
        <FreshProperties {...part} />
        <PlannedPublications req={req} />
        <UndeliveredMails req={req} />
        {isAdmin && <LastBackup {...part} />}
      </div>
      {isAdmin && <AgencyFigures {...part} />}
    </Gutter>
  )
}
