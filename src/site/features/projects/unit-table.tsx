import { goneLabels } from '@/domain/properties/property-status'
import { formatSurface } from '@/domain/properties/surface'
import type { Locale } from '@/domain/shared/locale'
import type { PropertyCard } from '@/site/data/view-models'
import { priceWords } from '@/messages/price-words'
import { getTranslator } from '@/messages/translator'
import { classNames } from '@/site/ui/class-names'
import { SiteLink } from '@/site/ui/navigation/site-link'

type UnitProps = { unit: PropertyCard; locale: Locale }

/** The properties of a project side by side; on telephones a row says in two cells what it has six for elsewhere. */
export function UnitTable({ units, locale }: { units: PropertyCard[]; locale: Locale }) {
  const t = getTranslator(locale)
  const head = 'pb-3 font-medium'
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">{t('project.units')}</caption>
      <thead className="text-ink-soft">
        <tr>
          <th scope="col" className={head}>
            {t('project.table.property')}
          </th>
          <th scope="col" className={classNames(head, 'pl-4 max-md:hidden')}>
            {t('project.table.reference')}
          </th>
          <th scope="col" className={classNames(head, 'pl-4 text-right max-md:hidden')}>
            {t('property.bedroomsLabel')}
          </th>
          <th scope="col" className={classNames(head, 'pl-4 text-right max-md:hidden')}>
            {t('property.livingSurface')}
          </th>
          <th scope="col" className={classNames(head, 'pl-4 text-right')}>
            {t('property.purchase.price')}
          </th>
          <th scope="col" className={classNames(head, 'pl-8 max-md:hidden')}>
            {t('project.table.availability')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-sand-deep border-sand-deep divide-y border-y">
        {units.map((unit) => (
          <UnitRow key={unit.id} unit={unit} locale={locale} />
        ))}
      </tbody>
    </table>
  )
}

function UnitRow({ unit, locale }: UnitProps) {
  const { id, href, title, typeName, bedrooms, livingSurface, price } = unit
  const t = getTranslator(locale)
  const surface = formatSurface(livingSurface, locale)
  const rooms = bedrooms ? t('property.bedrooms', { count: bedrooms }) : null
  const inShort = [t('property.reference', { id: String(id) }), rooms, surface].filter(Boolean).join(' · ')
  const cell = 'py-4 pl-4 align-baseline'
  return (
    <tr>
      <th scope="row" className="py-4 align-baseline font-normal">
        <SiteLink
          href={href}
          className="decoration-brick inline-block py-0.5 font-serif text-lg underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {title}
        </SiteLink>
        <span className="text-ink-soft block">{typeName}</span>
        <span className="text-ink-soft block md:hidden">{inShort}</span>
      </th>
      <td className={classNames(cell, 'tabular-nums max-md:hidden')}>{id}</td>
      <td className={classNames(cell, 'text-right tabular-nums max-md:hidden')}>{bedrooms || '–'}</td>
      <td className={classNames(cell, 'text-right whitespace-nowrap tabular-nums max-md:hidden')}>
        {surface ?? '–'}
      </td>
      <td className={classNames(cell, 'text-right font-semibold tabular-nums')}>
        {priceWords({ locale, price })}
        <span className="block pt-1 font-normal md:hidden">
          <Availability unit={unit} locale={locale} />
        </span>
      </td>
      <td className={classNames(cell, 'pl-8 max-md:hidden')}>
        <Availability unit={unit} locale={locale} />
      </td>
    </tr>
  )
}

function Availability({ unit: { status }, locale }: UnitProps) {
  if (status === 'available') return getTranslator(locale)('project.table.available')
  return <span className="text-ink-soft">{goneLabels[status][locale]}</span>
}
