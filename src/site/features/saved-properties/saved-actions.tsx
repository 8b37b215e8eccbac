import { buildHref, savedPath } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { LazyCompareToggle } from '@/site/ui/records/lazy-record-parts'
import { SaveButton } from '@/site/ui/saved-properties/save-button'
import { RememberViewedProperty } from './remember-viewed-property'

type SavedActionsProps = { property: { id: number; title: string }; locale: Locale }

/** On the page of a property: keep it, compare it; and the browser remembers that it was seen. */
export function SavedActions({ property: { id, title }, locale }: SavedActionsProps) {
  const t = getTranslator(locale)
  return (
    <div className="needs-script mt-5 flex flex-wrap items-center gap-2.5 print:hidden">
      <SaveButton id={id} label={t('saved.save', { title })} text={t('saved.saveShort')} />
      <LazyCompareToggle
        id={id}
        label={t('saved.compare', { title })}
        texts={{ text: t('saved.compareShort'), full: t('saved.compareFull') }}
        link={{
          href: `${buildHref({ locale, path: savedPath(locale) })}#comparison`,
          text: t('saved.toComparison'),
        }}
      />
      <RememberViewedProperty id={id} />
    </div>
  )
}
