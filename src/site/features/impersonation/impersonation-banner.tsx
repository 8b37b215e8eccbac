import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { buttonClasses } from '@/site/ui/button'
import { Container } from '@/site/ui/container'

/** Reminds staff that they impersonate an owner, and lets them end it. */
export function ImpersonationBanner({ locale, name }: { locale: Locale; name: string }) {
  const t = getTranslator(locale)
  return (
    <aside aria-label={t('owner.impersonation.label')} className="on-dark bg-ink text-paper print:hidden">
      <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
        <p>{t('owner.impersonation.text', { name })}</p>
        <form method="post" action="/api/owner/end-impersonation">
          <input type="hidden" name="lang" value={locale} />
          <button type="submit" className={buttonClasses('outline-light')}>
            {t('owner.impersonation.end')}
          </button>
        </form>
      </Container>
    </aside>
  )
}
