import type { DefaultServerCellComponentProps } from 'payload'
import { checkNames } from '@/cms/admin/property-checks/check-words'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { languageNames } from '@/cms/fields/language'
import { dutyWords } from '@/cms/gate/gate-words'
import type { StockRow } from '@/cms/queries/stock/stock-rows'
import { isEnergyDuty, type LackCode, type LanguageTexts } from '@/domain/stock/lacks'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { stockRowOf } from './stock-row'

type CellProps = DefaultServerCellComponentProps

const texts = officeTexts.stock

const shortWords: Record<LackCode, EditorTexts> = { ...texts.short, language: sharedTexts.language }

const completeness = ({ isListed, hasTitle, hasText }: LanguageTexts): keyof typeof texts.language => {
  if (!isListed || !hasTitle) return 'none'
  return hasText ? 'whole' : 'title'
}

/** The languages of the property: those in which it is offered with its texts stand out. */
export async function LanguagesCell(cell: CellProps) {
  const row = await stockRowOf(cell)
  if (row === null) return null
  return (
    <ul className="agency-languages">
      {row.languages.map((language) => {
        const state = completeness(language)
        const words = `${editorText(cell, languageNames[language.locale])}: ${editorText(cell, texts.language[state])}`
        return (
          <li key={language.locale} className={`agency-language agency-language--${state}`} title={words}>
            <span aria-hidden="true">{language.locale.toUpperCase()}</span>
            <span className="agency-hidden">{words}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** What exactly a property lacks of a kind. */
function detailOf({ missing, absent }: StockRow, code: LackCode): EditorTexts[] {
  if (code === 'picture') return []
  if (code === 'language') return absent.map((locale) => languageNames[locale])
  const isEnergy = code === 'energy'
  return missing.filter((duty) => isEnergyDuty(duty) === isEnergy).map((duty) => dutyWords[duty].label)
}

/** What the property lacks, in short words with the whole of it beside, and what is contradictory in it. */
export async function LacksCell(cell: CellProps) {
  const row = await stockRowOf(cell)
  if (row === null) return null
  const say = (text: EditorTexts) => editorText(cell, text)
  if (row.lacks.length + row.faults.length === 0) return <span>–</span>
  return (
    <ul className="agency-checks">
      {row.lacks.map((code) => {
        const detail = [...new Set(detailOf(row, code).map(say))].join(', ')
        return (
          <li key={code} title={detail || undefined}>
            {say(shortWords[code])}
            {detail && <span className="agency-hidden">: {detail}</span>}
          </li>
        )
      })}
      {row.faults.map((code) => (
        <li key={code}>{say(checkNames[code])}</li>
      ))}
    </ul>
  )
}
