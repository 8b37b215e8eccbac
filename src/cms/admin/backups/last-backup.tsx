import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import type { DayPartProps } from '@/cms/admin/dashboard/day-part'
import { Panel } from '@/cms/admin/dashboard/panel'
import { findLastRuns, type BackupRun } from '@/cms/operations/backups/backup-runs'
import { backupWarning } from '@/domain/backups/backup-schedule'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { officeTexts } from '@/messages/office-texts'

const texts = officeTexts.backups.lastBackup

/** When the last backup was made, and what is wrong with the backups, at the end of an administrator's dashboard. */
export const LastBackup = async ({ payload, i18n, now }: Omit<DayPartProps, 'day'>) => {
  const [{ made, ended }, { isDaily }] = await Promise.all([
    findLastRuns(payload),
    payload.findGlobal({ slug: 'backup-settings' }),
  ])
  const say = (each: EditorTexts) => editorText({ i18n }, each)
  const warning = backupWarning({
    now,
    isDaily: isDaily === true,
    last: made?.begunAt ?? null,
    hasFailed: Boolean(ended?.fault),
  })
  return (
    <Panel id="last-backup" title={say(texts.title)}>
      {warning && (
        <p style={{ fontWeight: 600 }}>
          {say(texts[warning])} {warning === 'failed' && ended?.fault}
        </p>
      )}
      {made && <MadeBackup run={made} i18n={i18n} />}
      <a href={`${payload.config.routes.admin}/globals/backup-settings`}>{say(texts.change)}</a>
    </Panel>
  )
}

function MadeBackup({ run, i18n }: { run: BackupRun; i18n: DayPartProps['i18n'] }) {
  const { begunAt, place, missing } = run
  return (
    <>
      <p>
        {editorText({ i18n }, texts.last)} {shownMoment(begunAt.toISOString(), readerLocale({ i18n }))} ·{' '}
        {place}
      </p>
      {missing > 0 && (
        <p>
          {editorText({ i18n }, texts.missing)} {missing}
        </p>
      )}
    </>
  )
}
