import type { UIFieldServerProps } from 'payload'
import { leadFacts } from '@/cms/mail/lead-facts'
import { findTypeNames } from '@/cms/queries/find-type-names'
import { isLeadKind } from '@/domain/leads/lead-kinds'
import { readStoredValues } from '@/domain/leads/parse-lead'
import { fallbackLocale, isLocale } from '@/domain/shared/locale'

const cell = {
  padding: '0.5rem 1rem 0.5rem 0',
  borderBottom: '1px solid var(--theme-elevation-100)',
  textAlign: 'left',
  verticalAlign: 'top',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const

/** What the visitor has filled in, in the order of the form. */
export const LeadAnswers = async ({ data, req }: UIFieldServerProps) => {
  const kind: unknown = data?.kind
  if (!isLeadKind(kind)) return null
  const { language } = req.i18n
  const locale = isLocale(language) ? language : fallbackLocale
  const values = readStoredValues(data?.values)
  const typeNames = await findTypeNames({ payload: req.payload, webIds: values.types, locale })
  const facts = leadFacts({ kind, values, locale, typeNames })
  return (
    <table
      className="agency-part"
      style={{ width: '100%', marginBottom: '2rem', borderCollapse: 'collapse' }}
    >
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
}
