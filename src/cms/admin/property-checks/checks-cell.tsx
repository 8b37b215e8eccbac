import type { DefaultServerCellComponentProps } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { findListedFacts } from '@/cms/queries/find-listed-facts'
import { doubtfulFacts, refusedFacts } from '@/domain/properties/property-faults'
import { checkNames } from './check-words'

/** In the list of homes: what is wrong with one, or doubtful. */
export async function ChecksCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  const facts = await findListedFacts(payload, rowData?.id)
  if (facts === null) return null
  const codes = [...refusedFacts(facts), ...doubtfulFacts(facts)]
  if (codes.length === 0) return <span>–</span>
  return (
    <ul className="agency-checks">
      {codes.map((code) => (
        <li key={code}>{editorText({ i18n }, checkNames[code])}</li>
      ))}
    </ul>
  )
}
