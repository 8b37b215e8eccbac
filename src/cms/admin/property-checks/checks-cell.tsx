import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { editorText } from '@/cms/fields/editor-text'
import { mentionWords } from '@/cms/gate/gate-words'
import { findListedHome, findStandardDeposit } from '@/cms/queries/properties/find-listed-home'
import { doubtfulFacts, refusedFacts } from '@/domain/properties/property-faults'
import { checkNames, missingMention } from './check-words'

// Once for all homes of a list.
const readStandardDeposit = cache(findStandardDeposit)

/** In the list of homes: what is wrong with one, missing or doubtful. */
export async function ChecksCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  const home = await findListedHome(payload, {
    id: rowData?.id,
    standardDeposit: await readStandardDeposit(payload),
  })
  if (home === null) return null
  const { facts, missing } = home
  const texts = [
    ...refusedFacts(facts).map((code) => checkNames[code]),
    ...missing.map((code) => missingMention(mentionWords[code].label)),
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
