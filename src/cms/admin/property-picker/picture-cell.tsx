import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { readerLocale } from '@/cms/fields/reader-locale'
import { getPickedProperty } from '@/cms/queries/property-picker/picked-property'
import type { Locale } from '@/domain/shared/locale'
import { PropertyThumbnail } from './property-thumbnail'

// The cells of a row ask for the same property.
const propertyReader = cache((payload: Payload, locale: Locale) =>
  cache((id: unknown) => getPickedProperty(payload, { id, locale })),
)

// Payload draws these cells for the form of a property too, without a row, and shows them nowhere.

/** In the list of properties: the first picture. */
export async function PictureCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  const property = await propertyReader(payload, readerLocale({ i18n }))(rowData?.id)
  return <PropertyThumbnail url={property?.picture ?? null} />
}

/** In the list of properties: street, number and town. */
export async function AddressCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  const property = await propertyReader(payload, readerLocale({ i18n }))(rowData?.id)
  return <span>{property?.address || '–'}</span>
}
