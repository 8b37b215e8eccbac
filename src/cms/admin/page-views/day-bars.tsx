import type { PayloadRequest } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { readerNumber } from '@/cms/fields/reader-number'
import type { DayCount } from '@/domain/page-views/page-view-figures'
import { shownDay } from '@/domain/appointments/shown-day'
import { figureTexts } from './figure-texts'
import { cellStyle, numberStyle, openerStyle, tableStyle } from '@/cms/admin/styles'

type DayBarsProps = { req: PayloadRequest; title: string; days: readonly DayCount[] }

/** The page views of each day as bars, and as a table with the same numbers. */
export const DayBars = ({ req, title, days }: DayBarsProps) => {
  const locale = readerLocale(req)
  const most = Math.max(1, ...days.map(({ pageViews }) => pageViews))
  return (
    <div style={{ marginBottom: '1.5rem', maxWidth: '28rem' }}>
      <h4 style={{ marginBottom: '0.5rem' }}>{title}</h4>
      <div aria-hidden style={{ display: 'flex', alignItems: 'flex-end', gap: '2px', height: '5rem' }}>
        {days.map(({ day, pageViews }) => (
          <span
            key={day}
            style={{
              flex: 1,
              minHeight: '1px',
              height: `${(pageViews / most) * 100}%`,
              background: 'var(--theme-elevation-600)',
            }}
          />
        ))}
      </div>
      <details>
        <summary style={openerStyle}>
          {title} ·{' '}
          {readerNumber(
            req,
            days.reduce((sum, { pageViews }) => sum + pageViews, 0),
          )}
        </summary>
        <table style={tableStyle}>
          <thead>
            <tr>
              <th scope="col" style={cellStyle}>
                {editorText(req, figureTexts.day)}
              </th>
              <th scope="col" style={numberStyle}>
                {editorText(req, figureTexts.pageViews)}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, pageViews }) => (
              <tr key={day}>
                <th scope="row" style={{ ...cellStyle, fontWeight: 'normal' }}>
                  {shownDay({ day, locale })}
                </th>
                <td style={numberStyle}>{readerNumber(req, pageViews)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}
