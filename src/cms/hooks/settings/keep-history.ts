import type { GlobalBeforeChangeHook, GlobalConfig } from 'payload'
import { first } from '@/cms/hooks/first'
import { keepUnversioned } from '@/cms/operations/edits/keep-unversioned'

/** The versions that are kept of each global. */
const mostVersions = 50

const beforeSave: GlobalBeforeChangeHook = async ({ data, global: { slug }, req }) => {
  await keepUnversioned(req, slug)
  return data
}

/**
 * Keeps the last versions of a global, from before its first save on. Versions are read by whoever may read them (`readVersions`), and
 * taken back by whoever may change the global, within the rules of a save.
 */
export function keepHistory(global: GlobalConfig): GlobalConfig {
  const { hooks = {} } = global
  return {
    ...global,
    versions: { max: mostVersions },
    hooks: { ...hooks, beforeChange: first(beforeSave, hooks.beforeChange) },
  }
}
