import type { UnitColumn } from '@/domain/projects/unit-order'
import { formatSurface } from '@/domain/properties/surface'
import type { Locale } from '@/domain/shared/locale'
import { formatNumber } from '@/domain/shared/shown-number'
import { priceWords } from '@/messages/price-words'
import { getTranslator } from '@/messages/translator'
import type { ProjectUnit } from '@/site/data/properties/project-models'
import { statusWords } from '@/messages/status-words'

type ColumnWords = { unit: ProjectUnit; locale: Locale }

export type TableColumn = {
  column: UnitColumn
  label: string
  /** Null where it is not known. */
  say: (unit: ProjectUnit) => string | null
}

const floorWords = ({ unit: { floor }, locale }: ColumnWords): string | null => {
  if (floor === 0) return getTranslator(locale)('project.table.groundFloor')
  return floor === null ? null : formatNumber(floor, locale)
}

/** The columns of a project's table that have something to say, with the property first. */
export function columnsOf(units: readonly ProjectUnit[], locale: Locale): TableColumn[] {
  const t = getTranslator(locale)
  const optional: TableColumn[] = [
    { column: 'number', label: t('project.table.number'), say: ({ number }) => number },
    {
      column: 'floor',
      label: t('project.table.floor'),
      say: (unit) => floorWords({ unit, locale }),
    },
    {
      column: 'bedrooms',
      label: t('property.bedroomsLabel'),
      say: ({ bedrooms }) => (bedrooms ? String(bedrooms) : null),
    },
    {
      column: 'livingSurface',
      label: t('property.livingSurface'),
      say: ({ livingSurface }) => formatSurface(livingSurface, locale),
    },
    {
      column: 'terrace',
      label: t('facts.surfaces.terrace'),
      say: ({ terrace }) => formatSurface(terrace, locale),
    },
  ]
  return [
    ...optional.filter(({ say }) => units.some((unit) => say(unit) !== null)),
    {
      column: 'comparable',
      label: t('property.purchase.price'),
      say: ({ price }) => priceWords({ locale, price }),
    },
    {
      column: 'status',
      label: t('project.table.availability'),
      say: ({ status }) => statusWords[status][locale],
    },
  ]
}
