const cell = {
  padding: '0.5rem 1rem 0.5rem 0',
  borderBottom: '1px solid var(--theme-elevation-100)',
  textAlign: 'left',
  verticalAlign: 'top',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const

type LeadTableFact = { field: string; label: string; value: string }

/** The answers of a form, a line each. */
export const FactsTable = ({ facts }: { facts: readonly LeadTableFact[] }) => (
  <table className="agency-part" style={{ width: '100%', marginBottom: '2rem', borderCollapse: 'collapse' }}>
    <tbody>
      {facts.map(({ field, label, value }) => (
        <tr key={field}>
          <th scope="row" style={{ ...cell, width: '35%', fontWeight: 'normal', opacity: 0.8 }}>
            {label}
          </th>
          <td style={cell}>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
