'use client'

import type { ReactNode } from 'react'
import { differs } from '@/domain/saved-properties/differing-rows'
import type { PropertySummary } from '@/site/data/properties/property-summaries'
import type { SavedTexts } from '@/site/words/saved-texts'
import { SiteLink } from '@/site/ui/navigation/site-link'
import { SavedPicture } from './saved-card'
import { SavedEnergy } from './saved-energy'

type ComparisonTableProps = {
  properties: readonly PropertySummary[]
  texts: SavedTexts
  onRemove: (id: number) => void
}

const rows = [
  'price',
  'pricePerSurface',
  'place',
  'type',
  'livingSurface',
  'officeSurface',
  'totalSurface',
  'groundSurface',
  'bedrooms',
  'bathrooms',
  'showerRooms',
  'garages',
  'parkings',
  'constructionYear',
  'energy',
  'energyUse',
  'rentCharges',
  'propertyTax',
] as const satisfies (keyof SavedTexts['rows'])[]

function valueOf(property: PropertySummary, row: (typeof rows)[number]): ReactNode {
  if (row !== 'energy') return property[row]
  return property.energy && <SavedEnergy energy={property.energy} />
}

/** What the values of a row are compared by. */
const textsOf = (properties: readonly PropertySummary[], row: (typeof rows)[number]): (string | null)[] =>
  properties.map((property) => (row === 'energy' ? (property.energy?.text ?? null) : property[row]))

/** A column for each property, a row for each fact that any of them has. */
export function ComparisonTable({ properties, texts, onRemove }: ComparisonTableProps) {
  const known = rows.filter((row) => properties.some((property) => valueOf(property, row)))
  const label = 'bg-paper sticky left-0 z-1 w-28 min-w-28 pr-4 text-left align-top md:w-44'
  return (
    // It has to be reached by the keyboard where it is wider than the window; what is only read aloud stays inside it.
    <div role="region" aria-label={texts.comparison} tabIndex={0} className="relative overflow-x-auto">
      {properties.length > 1 && <p className="text-ink-soft mb-4 text-sm">{texts.differing}</p>}
      <table className="w-full text-sm">
        <thead>
          <tr>
            <th scope="col" className={label}>
              <span className="sr-only">{texts.fact}</span>
            </th>
            {properties.map((property) => (
              <th
                key={property.id}
                scope="col"
                className="min-w-44 pr-4 pb-4 text-left align-top font-normal"
              >
                <PropertyHead property={property} texts={texts} onRemove={() => onRemove(property.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-line border-line divide-y border-y">
          {known.map((row) => (
            <tr key={row}>
              <th scope="row" className={`${label} text-ink-soft py-3 font-normal`}>
                {texts.rows[row]}
                {differs(textsOf(properties, row)) && <Differs text={texts.differs} />}
              </th>
              {properties.map((property) => (
                <td key={property.id} className="py-3 pr-4 align-top font-medium tabular-nums">
                  {valueOf(property, row) || <Unknown text={texts.unknown} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type PropertyHeadProps = { property: PropertySummary; texts: SavedTexts; onRemove: () => void }

function PropertyHead({ property, texts, onRemove }: PropertyHeadProps) {
  return (
    <>
      <div className="overflow-hidden rounded-md">
        <SavedPicture property={property} noPhoto={texts.noPhoto} />
      </div>
      <SiteLink
        href={property.href}
        className="mt-3 block font-serif text-lg leading-snug underline-offset-4 hover:underline"
      >
        {property.title}
      </SiteLink>
      <button
        type="button"
        aria-label={property.labels.remove}
        onClick={onRemove}
        className="mt-1 min-h-8 text-sm font-semibold underline underline-offset-4"
      >
        {texts.remove}
      </button>
    </>
  )
}

const Differs = ({ text }: { text: string }) => (
  <>
    <span aria-hidden="true" className="text-ink ml-1 font-semibold">
      ≠
    </span>
    <span className="sr-only"> ({text})</span>
  </>
)

const Unknown = ({ text }: { text: string }) => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">{text}</span>
  </>
)
