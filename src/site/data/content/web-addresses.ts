import { isWebAddress } from '@/domain/navigation/link-target'

/** A complete external address for a link; null for any other stored value. */
export const toWebAddress = (address: string | null | undefined): string | null =>
  address && isWebAddress(address.trim()) ? address.trim() : null
