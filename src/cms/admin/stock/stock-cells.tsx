import type { DefaultServerCellComponentProps } from 'payload'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { PlanMark } from '@/cms/admin/publication-plans/state-cell'
import { PropertyThumbnail } from '@/cms/admin/property-picker/property-thumbnail'
import type { Market, Publication } from '@/domain/stock/standing'
import { formatNumber } from '@/domain/shared/shown-number'
import { officeTexts } from '@/messages/office-texts'
import { priceWords } from '@/messages/price-words'
import { sharedTexts } from '@/messages/shared-texts'
import { siteTexts } from '@/messages/site-messages'
import { QuickCell } from './quick-cell'
import { stockRowOf } from './stock-row'
import { statusWords } from '@/messages/status-words'

type CellProps = DefaultServerCellComponentProps

const texts = officeTexts.stock

const publications: Record<Publication, EditorTexts> = {
  draft: sharedTexts.draft,
  online: siteTexts.owner.area.status.available,
  changed: texts.publication.changed,
  hidden: texts.publication.hidden,
}

const markets: Record<Market, EditorTexts> = {
  ...statusWords,
  sale: sharedTexts.forSale,
  rent: sharedTexts.forRent,
}

/** The first picture. */
export const PictureCell = async (cell: CellProps) => (
  <PropertyThumbnail url={(await stockRowOf(cell))?.picture ?? null} />
)

export const StreetCell = async (cell: CellProps) => <span>{(await stockRowOf(cell))?.street || '–'}</span>

export const TownCell = async (cell: CellProps) => <span>{(await stockRowOf(cell))?.town || '–'}</span>

export const AgentCell = async (cell: CellProps) => <span>{(await stockRowOf(cell))?.agent ?? '–'}</span>

/** The price in words, and that visitors do not see it. */
export async function PriceCell(cell: CellProps) {
  const row = await stockRowOf(cell)
  if (row === null) return null
  return (
    <QuickCell {...cell} row={row} field="price">
      <span className="agency-price">
        {priceWords({ locale: readerLocale(cell), price: row.price })}
        {row.isPriceHidden && row.price.kind !== 'on-request' && (
          <small>{editorText(cell, texts.onRequest)}</small>
        )}
      </span>
    </QuickCell>
  )
}

/** Whether visitors see the property, and whether it can be had. */
export async function StandingCell(cell: CellProps) {
  const row = await stockRowOf(cell)
  if (row === null) return null
  const { publication, market } = row.standing
  return (
    <div>
      <QuickCell {...cell} row={row} field="status">
        <span>
          {editorText(cell, markets[market])} ·{' '}
          <span className={publication === 'online' ? undefined : 'agency-lack'}>
            {editorText(cell, publications[publication])}
          </span>
        </span>
      </QuickCell>
      <PlanMark {...cell} />
    </div>
  )
}

/** The page views of the last 30 days. */
export async function ViewsCell(cell: CellProps) {
  const row = await stockRowOf(cell)
  return row && <span className="agency-figure">{formatNumber(row.views, readerLocale(cell))}</span>
}
