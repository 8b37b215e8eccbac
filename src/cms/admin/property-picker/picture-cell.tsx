import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { readerLocale } from '@/cms/fields/reader-locale'
import { getPickedProperty } from '@/cms/queries/property-picker/picked-property'
import type { Locale } from '@/domain/shared/locale'
import { PropertyThumbnail } from './property-thumbnail'

// The cells of a row share one query for their property.
const propertyReader = cache((payload: Payload, locale: Locale) =>
  cache((id: unknown) => getPickedProperty(payload, { id, locale })),
)

// Payload also renders these cells for the form of a property, without a row, and shows them nowhere.

/** The first picture, in the list of properties. */
export async function PictureCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  const property = await propertyReader(payload, readerLocale({ i18n }))(rowData?.id)
  return <PropertyThumbnail url={property?.picture ?? null} />
}

/** Street, number and town, in the list of properties. */
export async function AddressCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  const property = await propertyReader(payload, readerLocale({ i18n }))(rowData?.id)
  return <span>{property?.address || '–'}</span>
}
