import { weekTexts } from '@/cms/admin/appointments/week-texts'
import { figureTexts } from '@/cms/admin/page-views/figure-texts'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { officeTexts } from '@/messages/office-texts'
import { screenTexts } from '@/messages/screen-texts'

/** What the tab of the browser says of our own screens, by their address within the back office: Payload has one text for all languages. */
const screenTitles: Record<string, EditorTexts> = {
  invitation: screenTexts.accounts.accept.title,
  week: weekTexts.week,
  'new-lead': officeTexts.leads.noted.title,
  'new-alert': officeTexts.leads.newAlert.title,
  'new-offer': officeTexts.leads.newOffer.title,
  person: officeTexts.leads.person.link,
  broken: screenTexts.broken.title,
  'mail-texts': screenTexts.mailTexts.title,
  translations: screenTexts.translations.title,
  'page-tree': screenTexts.pageTree.title,
  'site-menu': screenTexts.siteMenu.title,
  'owner-numbers': figureTexts.numbers,
}

/** The title of one of our own screens in the language of its reader; null for the screens of Payload. */
export function screenTitle(
  reader: { i18n: { language: string } },
  segments: readonly string[],
): string | null {
  const [name = '', ...more] = segments
  if (more.length > 0 || !Object.hasOwn(screenTitles, name)) return null
  return screenTitles[name]?.[readerLocale(reader)] ?? null
}
