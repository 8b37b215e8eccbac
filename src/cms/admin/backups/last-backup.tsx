import type { ServerProps } from 'payload'
import { hasRole } from '@/cms/access/access'
import { panelStyle } from '@/cms/admin/styles'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { findLastRuns, type BackupRun } from '@/cms/operations/backups/backup-runs'
import { backupAge, OLD_AFTER_HOURS } from '@/domain/backups/backup-schedule'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { officeTexts } from '@/messages/office-texts'

const texts = officeTexts.backups.lastBackup

type RunState = { made: BackupRun | null; ended: BackupRun | null; isDaily: boolean }

/** What an administrator has to look at; null where all is well. */
function warningOf({ made, ended, isDaily }: RunState): EditorTexts | null {
  if (ended?.fault) return texts.failed
  if (!isDaily) return texts.off
  if (!made) return texts.none
  return backupAge({ now: new Date(), taken: made.begunAt }) > OLD_AFTER_HOURS ? texts.old : null
}

/** When the last backup was made, and what is wrong with the backups, at the end of an administrator's dashboard. */
export const LastBackup = async ({ payload, i18n, user }: ServerProps) => {
  if (!hasRole({ user: user ?? null }, ['admin'])) return null
  const [{ made, ended }, { isDaily }] = await Promise.all([
    findLastRuns(payload),
    payload.findGlobal({ slug: 'backup-settings' }),
  ])
  const say = (each: EditorTexts) => editorText({ i18n }, each)
  const warning = warningOf({ made, ended, isDaily: isDaily === true })
  return (
    <section className="agency-part" aria-labelledby="last-backup" style={panelStyle}>
      <h2 id="last-backup" style={{ margin: '0 0 1rem' }}>
        {say(texts.title)}
      </h2>
      {warning && (
        <p style={{ fontWeight: 600 }}>
          {say(warning)} {ended?.fault}
        </p>
      )}
      {made && (
        <p>
          {say(texts.last)} {shownMoment(made.begunAt.toISOString(), readerLocale({ i18n }))} · {made.place}
        </p>
      )}
      {made !== null && made.missing > 0 && (
        <p>
          {say(texts.missing)} {made.missing}
        </p>
      )}
      <a href={`${payload.config.routes.admin}/globals/backup-settings`}>{say(texts.change)}</a>
    </section>
  )
}
