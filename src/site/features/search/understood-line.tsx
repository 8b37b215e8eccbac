import { formatNumber } from '@/domain/shared/shown-number'
import { Icon } from '@/site/ui/icons/icon'
import type { LineChip, PanelAnswer } from './panel-answer'
import { AllResults, Plain, Projects, Status, type SearchPanelTexts } from './panel-parts'

type UnderstoodProps = {
  showCounts: boolean
  /** Puts another line in the field. */
  onLine: (line: string) => void
  texts: SearchPanelTexts
  line: NonNullable<PanelAnswer['understood']>
  projects: PanelAnswer['projects']
}

/** How a line was read, the words of it that ask for nothing, and the list that it asks for. */
export function Understood({
  line: { href, count, label, unread, chips },
  projects = [],
  showCounts,
  onLine,
  texts,
}: UnderstoodProps) {
  const show = showCounts ? label : texts.show
  const notRead = unread.length > 0 ? texts.unread.replace('#', unread.join(', ')) : ''
  const named = projects.length > 0 ? `${texts.projects}: ${formatNumber(projects.length, texts.locale)}` : ''
  return (
    <>
      <Status>{[count > 0 ? show : texts.none, notRead, named].filter(Boolean).join(' ')}</Status>
      {chips.length > 0 && <Chips chips={chips} onLine={onLine} texts={texts} />}
      {notRead && <Plain words={notRead} />}
      {count > 0 ? <AllResults href={href} text={show} /> : <Plain words={texts.none} />}
      <Projects projects={projects} texts={texts} />
    </>
  )
}

type ChipsProps = Pick<UnderstoodProps, 'onLine' | 'texts'> & { chips: LineChip[] }

/** What the parts of a line ask for; pressing one takes its words out of the field. */
const Chips = ({ chips, onLine, texts }: ChipsProps) => (
  <ul aria-label={texts.chips} className="flex flex-wrap gap-2 px-4 py-3">
    {chips.map(({ name, line }) => (
      <li key={name}>
        <button type="button" className="filter-chip cursor-pointer" onClick={() => onLine(line)}>
          <span className="sr-only">{texts.remove.replace('#', name)}</span>
          <span aria-hidden="true">{name}</span>
          <Icon name="close" className="size-3.5" />
        </button>
      </li>
    ))}
  </ul>
)
