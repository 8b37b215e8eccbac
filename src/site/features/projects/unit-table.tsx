import type { ReactNode } from 'react'
import { formatUnitOrder, orderUnits, pressedOrder, type UnitOrder } from '@/domain/projects/unit-order'
import type { Locale } from '@/domain/shared/locale'
import type { ProjectUnit } from '@/site/data/properties/project-models'
import { getTranslator } from '@/messages/translator'
import { classNames } from '@/site/ui/class-names'
import { SiteLink } from '@/site/ui/navigation/site-link'
import { columnsOf, type TableColumn } from './unit-columns'

type UnitTableProps = {
  units: ProjectUnit[]
  locale: Locale
  /** Of the project's page, whose query has the order. */
  path: string
  order: UnitOrder | null
  /** Of the plans on the page of a property. */
  plansId: string
}

type HeadProps = { columns: TableColumn[] } & Omit<UnitTableProps, 'units' | 'plansId'>

/** The properties of a project side by side, sorted by links; where there is no room for them, a row says in words what it has cells for. */
export function UnitTable({ units, locale, path, order, plansId }: UnitTableProps) {
  const t = getTranslator(locale)
  const columns = columnsOf(units, locale)
  const hasPlans = units.some(({ marks }) => marks.includes('plan'))
  const head = { columns, locale, path, order }
  return (
    <div className="unit-list">
      <SortLinks {...head} />
      <table className="unit-table">
        <caption className="sr-only">{t('project.units')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('project.table.property')}</th>
            {columns.map(({ column, label }) => (
              <th key={column} scope="col" data-column={column} aria-sort={sortOf(column, order)}>
                <SortLink {...head} column={column}>
                  {label}
                </SortLink>
              </th>
            ))}
            {hasPlans && <th scope="col">{t('property.plans.title')}</th>}
          </tr>
        </thead>
        <tbody>
          {orderUnits(units, order).map((unit) => (
            <UnitRow
              key={unit.id}
              unit={unit}
              locale={locale}
              columns={columns}
              plansId={hasPlans ? plansId : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const sortOf = (column: TableColumn['column'], order: UnitOrder | null) =>
  order?.column === column ? (order.isDescending ? 'descending' : 'ascending') : undefined

const arrowOf = (column: TableColumn['column'], order: UnitOrder | null): string => {
  const sort = sortOf(column, order)
  return sort ? { ascending: '↑', descending: '↓' }[sort] : '↕'
}

type SortLinkProps = Omit<HeadProps, 'columns'> & { column: TableColumn['column']; children: ReactNode }

function SortLink({ column, path, order, children }: SortLinkProps) {
  return (
    <SiteLink
      href={`${path}?units=${formatUnitOrder(pressedOrder(column, order))}`}
      scroll={false}
      rel="nofollow"
      className="unit-sort"
    >
      {children}
      <span aria-hidden="true">{`\u00a0${arrowOf(column, order)}`}</span>
    </SiteLink>
  )
}

/** The heads of the columns, where there is no room for a table; the present order is said, as `aria-sort` does it there. */
function SortLinks({ columns, ...head }: HeadProps) {
  const t = getTranslator(head.locale)
  const sort = { ascending: t('project.table.ascending'), descending: t('project.table.descending') }
  return (
    <p className="unit-sorts">
      <span className="text-ink-soft py-1.5">{t('search.filters.sort')}</span>
      {columns.map(({ column, label }) => {
        const sorted = sortOf(column, head.order)
        return (
          <SortLink key={column} {...head} column={column}>
            {label}
            {sorted && <span className="sr-only"> ({sort[sorted]})</span>}
          </SortLink>
        )
      })}
    </p>
  )
}

type RowProps = { unit: ProjectUnit; locale: Locale; columns: TableColumn[]; plansId: string | null }

function UnitRow({ unit, locale, columns, plansId }: RowProps) {
  const { id, href, title, typeName, phase, marks } = unit
  const t = getTranslator(locale)
  const reference = t('property.reference', { id: String(id) })
  return (
    <tr>
      <th scope="row">
        <SiteLink
          href={href}
          className="decoration-brick block w-fit py-0.5 font-serif text-lg underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {title}
        </SiteLink>
        <span className="text-ink-soft block">
          {[typeName, phase, reference].filter(Boolean).join(' · ')}
        </span>
      </th>
      {columns.map(({ column, label, say }) => (
        <td key={column} data-column={column}>
          <span className="unit-label">{label}</span>
          <span className={classNames(column === 'comparable' && 'font-semibold')}>{say(unit) ?? '–'}</span>
        </td>
      ))}
      {plansId && (
        <td data-column="plan">
          {marks.includes('plan') && (
            <SiteLink href={`${href}#${plansId}`} className="underline underline-offset-4">
              {t('property.plans.title')}
              <span className="sr-only"> {title}</span>
            </SiteLink>
          )}
        </td>
      )}
    </tr>
  )
}
