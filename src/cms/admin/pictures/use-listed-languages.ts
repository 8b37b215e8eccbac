import { useFormFields } from '@payloadcms/ui'
import { listedInFields } from '@/domain/properties/listed-in'
import { enabledLocales, locales, type Locale } from '@/domain/shared/locale'

/** The languages in which the property of the form is listed, also unsaved; all where none is ticked yet. */
export function useListedLanguages(): Locale[] {
  // One text, as another list each time would draw the grid again with every letter that is typed.
  const ticked = useFormFields(([fields]) =>
    locales.filter((locale) => fields[`listedIn.${listedInFields[locale]}`]?.value === true).join(','),
  )
  return enabledLocales(ticked.split(','))
}
