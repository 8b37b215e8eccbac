import type { DefaultServerCellComponentProps } from 'payload'
import { getPickedHome } from '@/cms/queries/picked-home'
import { HomeThumbnail } from './home-thumbnail'

// Payload draws these cells for the form of a home too, without a row, and shows them nowhere.

/** In the list of homes: the first picture. */
export async function PictureCell({ rowData, payload }: DefaultServerCellComponentProps) {
  const home = await getPickedHome(payload, rowData?.id)
  return <HomeThumbnail url={home?.picture ?? null} />
}

/** In the list of homes: street, number and town. */
export async function AddressCell({ rowData, payload }: DefaultServerCellComponentProps) {
  const home = await getPickedHome(payload, rowData?.id)
  return <span>{home?.address || '–'}</span>
}
