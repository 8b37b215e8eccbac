import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { editorText } from '@/cms/fields/editor-text'
import { dutyWords } from '@/cms/gate/gate-words'
import { findListedProperty, findStandardDeposit } from '@/cms/queries/properties/find-listed-property'
import { doubtfulFacts, refusedFacts } from '@/domain/properties/property-faults'
import { checkNames, missingMention } from './check-words'

// Once for all properties of a list.
const readStandardDeposit = cache(findStandardDeposit)

/** The faults, missing mentions and doubts of a property, in the list. */
export async function ChecksCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  const property = await findListedProperty(payload, {
    id: rowData?.id,
    standardDeposit: await readStandardDeposit(payload),
    now: new Date(),
  })
  if (property === null) return null
  const { facts, missing } = property
  const texts = [
    ...refusedFacts(facts).map((code) => checkNames[code]),
    ...missing.map((code) => missingMention(dutyWords[code].label)),
    ...doubtfulFacts(facts).map((code) => checkNames[code]),
  ].map((text) => editorText({ i18n }, text))
  if (texts.length === 0) return <span>–</span>
  return (
    <ul className="agency-checks">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
