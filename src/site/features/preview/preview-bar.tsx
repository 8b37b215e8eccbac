import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { BackToAdmin } from './back-to-admin'

type PreviewBarProps = { state: 'draft' | 'changed' | 'published'; adminHref: string; locale: Locale }

/**
 * Says at the top that this is a preview, and of what, with a link back; while it follows the form it says that instead.
 */
export function PreviewBar({ state, adminHref, locale }: PreviewBarProps) {
  const t = getTranslator(locale)
  return (
    <aside aria-label={t('preview.label')} className="preview-bar on-dark bg-brick-deep text-white">
      <p className="preview-bar-saved">
        <strong>{t(state === 'published' ? 'preview.title' : 'preview.unpublished')}</strong>
        <span>{t(`preview.states.${state}`)}</span>
      </p>
      <p className="preview-bar-live">
        <strong>{t('preview.live')}</strong>
        <span>{t('preview.states.live')}</span>
      </p>
      <BackToAdmin href={adminHref}>{t('preview.back')}</BackToAdmin>
    </aside>
  )
}
