import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { readerLocale } from '@/cms/fields/reader-locale'
import { getPickedHome } from '@/cms/queries/home-picker/picked-home'
import type { Locale } from '@/domain/shared/locale'
import { HomeThumbnail } from './home-thumbnail'

// The cells of a row ask for the same home.
const homeReader = cache((payload: Payload, locale: Locale) =>
  cache((id: unknown) => getPickedHome(payload, { id, locale })),
)

// Payload draws these cells for the form of a home too, without a row, and shows them nowhere.

/** In the list of homes: the first picture. */
export async function PictureCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  const home = await homeReader(payload, readerLocale({ i18n }))(rowData?.id)
  return <HomeThumbnail url={home?.picture ?? null} />
}

/** In the list of homes: street, number and town. */
export async function AddressCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  const home = await homeReader(payload, readerLocale({ i18n }))(rowData?.id)
  return <span>{home?.address || '–'}</span>
}
