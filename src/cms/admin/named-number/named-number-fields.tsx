import type { NumberFieldServerProps } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { PRICE_UNIT_STARTING_FROM } from '@/domain/properties/price'
import { fillTexts } from '@/messages/fill-texts'
import { officeTexts } from '@/messages/office-texts'
import { NumberSelect } from './number-select'

const { mainTab, priceTab, otherNumber } = officeTexts.properties

/** The ribbon of a property, by the names of the site settings in the editor's language. */
export const RibbonField = async ({ clientField, path, readOnly, payload, req }: NumberFieldServerProps) => {
  const { marqueeNames } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    locale: readerLocale(req),
    select: { marqueeNames: true },
  })
  const { one, two, three, four } = marqueeNames ?? {}
  const ribbons = [one, two, three, four].map((name, place) => ({
    value: place + 1,
    name:
      name ??
      editorText(
        req,
        fillTexts(officeTexts.siteSettings.propertiesTab.marqueeName.label, { value: place + 1 }),
      ),
  }))
  return (
    <NumberSelect
      field={clientField}
      path={path}
      isReadOnly={readOnly === true}
      choices={[{ value: 0, name: editorText(req, mainTab.marquee.none) }, ...ribbons]}
      otherName={editorText(req, otherNumber)}
    />
  )
}

/** How the price of a property is meant, by name. */
export const PriceUnitField = ({ clientField, path, readOnly, req }: NumberFieldServerProps) => (
  <NumberSelect
    field={clientField}
    path={path}
    isReadOnly={readOnly === true}
    choices={[
      { value: 0, name: editorText(req, priceTab.priceUnit.plain) },
      { value: PRICE_UNIT_STARTING_FROM, name: editorText(req, priceTab.priceUnit.startingFrom) },
    ]}
    otherName={editorText(req, otherNumber)}
  />
)
