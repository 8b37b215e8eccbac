import type { FormDraft } from '@/domain/leads/form-draft'
import type { ManagedAlert } from '@/site/data/alerts/alerts'
import { AlertFrequencyForm } from '@/site/features/alerts/alert-frequency'
import { AlertPost, type AlertHolder } from '@/site/features/alerts/alert-post'
import { AlertSection } from '@/site/features/alerts/alert-section'
import { AlertChange } from '@/site/features/alerts/alert-change'
import { getTranslator } from '@/messages/translator'
import { Disclosure } from '@/site/ui/disclosure'
import { Heading } from '@/site/ui/heading'

type AlertControlsProps = AlertHolder & { alert: ManagedAlert; draft: FormDraft | null }

/** All the changes that the holder of an alert can make now. */
export function AlertControls({ alert, draft, ...holder }: AlertControlsProps) {
  const { token, locale } = holder
  const t = getTranslator(locale)
  const { can } = alert
  const pausing = (['pause', 'resume'] as const).find((action) => can.includes(action))
  return (
    <>
      {can.includes('edit') && <AlertFrequencyForm alert={alert} {...holder} />}
      {can.includes('edit') && (
        <div className="mt-10 border-t border-current/20">
          <Disclosure
            isWide
            open={draft !== null}
            summary={
              <Heading level={2} size="md">
                {t('alert.sections.change')}
              </Heading>
            }
          >
            <div className="form-sheet on-light">
              <AlertChange
                alert={alert}
                draft={draft}
                token={token}
                locale={locale}
                label={t('alert.sections.change')}
              />
            </div>
          </Disclosure>
        </div>
      )}
      {pausing && (
        <AlertSection id="pause-title" title={t(`alert.sections.${pausing}`)}>
          <p className="mt-3">{t(`alert.explain.${pausing}`)}</p>
          <AlertPost
            {...holder}
            action={pausing}
            label={t(`alert.actions.${pausing}`)}
            variant={pausing === 'resume' ? 'primary' : 'outline'}
            className="mt-5"
          />
        </AlertSection>
      )}
      {can.includes('end') && (
        <AlertSection id="delete-title" title={t('alert.sections.delete')}>
          <p className="mt-3">{t('alert.explain.delete')}</p>
          <AlertPost
            {...holder}
            action="delete"
            label={t('alert.actions.delete')}
            variant="outline"
            className="mt-5"
          />
        </AlertSection>
      )}
    </>
  )
}
