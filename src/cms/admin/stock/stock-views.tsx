import type { BeforeListTableServerProps } from 'payload'
import { isStaffOrReader } from '@/cms/access/access'
import { showsBin } from '@/cms/admin/bin/shows-bin'
import { SavedViews } from '@/cms/admin/saved-views'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerNumber } from '@/cms/fields/reader-number'
import { getStaffDay } from '@/cms/queries/dashboard/staff-day'
import { countSelectedProperties } from '@/cms/queries/stock/selected-properties'
import { isSelection, selections } from '@/domain/stock/selections'
import { officeTexts } from '@/messages/office-texts'
import { selectionHref } from './selection-href'

const texts = officeTexts.stock.selections

// The list writes the filter in one of two ways, so that its end alone tells it.
const isSelected = (key: string): boolean => key.endsWith('[selection][equals]')

/** The saved views of the list of properties, with how many properties each has; the bin has none. */
export const StockViews = async (list: BeforeListTableServerProps) => {
  const { payload, i18n, user, searchParams } = list
  if (!isStaffOrReader({ user: user ?? null }) || showsBin(list)) return null
  const say = (text: EditorTexts) => editorText({ i18n }, text)
  const day = await getStaffDay({ payload, user })
  const agent = day?.agent?.id ?? null
  const counts = await countSelectedProperties({ payload, agent, now: new Date() })
  const properties = `${payload.config.routes.admin}/collections/properties`
  const asked = Object.entries(searchParams ?? {}).find(([key]) => isSelected(key))?.[1]
  const shown = isSelection(asked) ? asked : null
  const offered = selections.filter((name) => name !== 'mine' || agent !== null)
  return (
    <SavedViews
      label={say(texts.label)}
      views={[
        { name: 'all', href: `${properties}?page=1`, label: say(texts.all), isShown: shown === null },
        ...offered.map((name) => ({
          name,
          href: selectionHref({ properties, selection: name }),
          label: say(texts[name]),
          count: name === 'no-energy' ? undefined : readerNumber({ i18n }, counts[name]),
          isShown: shown === name,
        })),
      ]}
    />
  )
}
