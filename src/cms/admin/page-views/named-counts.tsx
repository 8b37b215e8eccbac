import { useId } from 'react'
import { cellStyle, numberStyle, tableStyle } from '@/cms/admin/styles'

type NamedCountsProps = {
  title: string
  /** The counts as their reader writes a number. */
  counts: readonly { name: string; count: string }[]
  /** The text without any counts. */
  none?: string
}

/** A small table of names with their counts. */
export const NamedCounts = ({ title, counts, none }: NamedCountsProps) => {
  const id = useId()
  return (
    <div style={{ marginBottom: '1.5rem', maxWidth: '28rem' }}>
      <h4 id={id} style={{ marginBottom: '0.25rem' }}>
        {title}
      </h4>
      {counts.length === 0 ? (
        <p>{none}</p>
      ) : (
        <table aria-labelledby={id} style={tableStyle}>
          <tbody>
            {counts.map(({ name, count }) => (
              <tr key={name}>
                <th scope="row" style={{ ...cellStyle, fontWeight: 'normal' }}>
                  {name}
                </th>
                <td style={numberStyle}>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
