import type { ImageObjectLeaf, PostalAddressLeaf } from 'schema-dts'
import type { Picture } from '@/site/data/view-models'
import { toSharePicture } from './share-picture'

type AddressParts = {
  street: string | null
  zip: string | null
  town: string | null
  country: string | null
}

/** An address without its unpublished parts. */
export function toPostalAddress({ street, zip, town, country }: AddressParts): PostalAddressLeaf {
  return {
    '@type': 'PostalAddress',
    streetAddress: street ?? undefined,
    postalCode: zip ?? undefined,
    addressLocality: town ?? undefined,
    addressCountry: country ?? undefined,
  }
}

/** A picture in the size for other sites, with its alt text. */
export function toImage({ picture, siteUrl }: { picture: Picture; siteUrl: string }): ImageObjectLeaf {
  const { url, alt } = toSharePicture({ picture, siteUrl })
  return { '@type': 'ImageObject', url, caption: alt || undefined }
}
