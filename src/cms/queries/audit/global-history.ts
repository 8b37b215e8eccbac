import type { GlobalSlug, PayloadRequest } from 'payload'
import { findNamedVersions, type NamedVersion } from './named-versions'

/** A version of a global: when it was saved, and by whom; null for a program. */
export type GlobalVersion = Pick<NamedVersion, 'id' | 'at' | 'name'>

const mostShown = 20

/** The newest versions of a global that the user may read; the first is what counts now. */
export const findGlobalHistory = (req: PayloadRequest, slug: GlobalSlug): Promise<GlobalVersion[]> =>
  findNamedVersions(req, { global: slug, most: mostShown })
