import type { ReactNode } from 'react'
import { cellStyle, numberStyle, scrollStyle, tableStyle } from '@/cms/admin/styles'

type FiguresTableProps = {
  /** What the table has, for whoever hears it. */
  caption: string
  /** The heads of the columns: the first names the rows. */
  heads: readonly string[]
  rows: readonly { key: string | number; name: ReactNode; cells: readonly string[] }[]
}

/** Numbers by rows; it scrolls in its place where the screen is narrow. */
export const FiguresTable = ({ caption, heads, rows }: FiguresTableProps) => (
  <div role="group" aria-label={caption} tabIndex={0} style={scrollStyle}>
    <table style={tableStyle}>
      <caption className="agency-hidden">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head, at) => (
            <th key={head} scope="col" style={at === 0 ? cellStyle : numberStyle}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row" style={{ ...cellStyle, fontWeight: 'normal' }}>
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={heads[at + 1]} style={numberStyle}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
