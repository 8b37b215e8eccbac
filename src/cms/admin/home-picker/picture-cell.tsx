import type { DefaultServerCellComponentProps } from 'payload'
import { readerLocale } from '@/cms/fields/reader-locale'
import { getPickedHome } from '@/cms/queries/picked-home'
import { HomeThumbnail } from './home-thumbnail'

// Payload draws these cells for the form of a home too, without a row, and shows them nowhere.

/** In the list of homes: the first picture. */
export async function PictureCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  const home = await getPickedHome(payload, { id: rowData?.id, locale: readerLocale({ i18n }) })
  return <HomeThumbnail url={home?.picture ?? null} />
}

/** In the list of homes: street, number and town. */
export async function AddressCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  const home = await getPickedHome(payload, { id: rowData?.id, locale: readerLocale({ i18n }) })
  return <span>{home?.address || '–'}</span>
}
