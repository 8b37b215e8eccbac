import { isWebAddress } from '@/domain/navigation/link-target'

/** A complete address elsewhere as it is linked; null for anything else that is stored. */
export const toWebAddress = (address: string | null | undefined): string | null =>
  address && isWebAddress(address.trim()) ? address.trim() : null
