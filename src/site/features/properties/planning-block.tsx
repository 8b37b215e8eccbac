import type { Locale } from '@/domain/shared/locale'
import type { FactGroup, PropertyDetail } from '@/site/data/properties/property-models'
import { getTranslator } from '@/messages/translator'
import { Icon } from '@/site/ui/icons/icon'
import { FactList } from './fact-groups'

type PlanningBlockProps = {
  group: FactGroup
  floodSymbol: PropertyDetail['floodSymbol']
  locale: Locale
}

/** What the authorities know of the place; the flood symbol where Flanders asks for it beside the scores. */
export function PlanningBlock({ group, floodSymbol, locale }: PlanningBlockProps) {
  const t = getTranslator(locale)
  return (
    <>
      <FactList group={group} locale={locale} />
      {floodSymbol && (
        <div
          role="note"
          className="border-line-deep mt-5 flex items-start gap-4 rounded-md border p-4 text-sm"
        >
          <Icon name="flood" className="size-9" />
          <div>
            <p className="font-semibold">{t('property.floodSymbol.title')}</p>
            <p>{t(`property.floodSymbol.${floodSymbol}`)}</p>
          </div>
        </div>
      )}
    </>
  )
}
