import type { Active, Over } from '@dnd-kit/core'
import { isRecord } from '@/domain/shared/is-record'
import { screenTexts } from '@/messages/screen-texts'

const { names } = screenTexts.readerWords

/** Names of buttons that Payload has in English whatever its reader speaks; each as Payload says it. */
export const fixedNames = [
  names.addMenu,
  names.blocksMenu,
  names.textMenu,
  names.addBlock,
  names.dragToMove,
  names.insertParagraph,
  names.editLink,
  names.removeLink,
  names.previousMonth,
  names.nextMonth,
] as const

/** Names with a name of something in them, and the elements that have them. */
export const namesWith = [
  { element: '.relationship--multi-value-label__drawer-toggler', text: names.edit },
  { element: '.react-datepicker__day', text: names.chooseDay },
  { element: '.react-datepicker__day', text: names.noDay },
  { element: '.react-datepicker__month', text: names.month },
] as const

/** The place of what is dragged in its list, from 1, and how many there are; null outside of a list. */
export function placeOf(moved: Active | Over | null): { place: number; total: number } | null {
  const sortable: unknown = moved?.data.current?.sortable
  if (!isRecord(sortable) || !Array.isArray(sortable.items) || typeof sortable.index !== 'number') return null
  return { place: sortable.index + 1, total: sortable.items.length }
}

type Speech = { language: string; dateFNS?: unknown }

/** Tells the calendar of dates its language, where its own `registerLocale` and `setDefaultLocale` keep it; it has English by itself. */
export function nameDates({ language, dateFNS }: Speech): void {
  if (typeof window === 'undefined' || language === 'en' || !isRecord(dateFNS)) return
  const known: unknown = Reflect.get(window, '__localeData__')
  const locales = { ...(isRecord(known) ? known : {}), [language]: dateFNS }
  Object.assign(window, { __localeId__: language, __localeData__: locales })
}
