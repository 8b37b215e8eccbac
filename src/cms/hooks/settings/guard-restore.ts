import { APIError, type GlobalSlug, type PayloadRequest } from 'payload'
import { isColleague, isStaff } from '@/cms/access/access'
import { getScope } from '@/cms/access/staff-scope'
import { editorText } from '@/cms/fields/editor-text'
import { requireOwnFactor } from '@/cms/hooks/accounts/require-own-factor'
import { changedPaths } from '@/cms/operations/edits/form-fields'
import { keepUnversioned } from '@/cms/operations/edits/keep-unversioned'
import { seesEveryLead } from '@/domain/accounts/staff-rights'
import { isRecord } from '@/domain/shared/is-record'
import { officeTexts } from '@/messages/office-texts'

type RestoredVersion = { req: PayloadRequest; slug: GlobalSlug; version: Record<string, unknown> }

/** Payload asks no rule of a field when a version is taken back: who gets the leads is changed by whoever sees every lead alone. */
async function requireLeadRouting({ req, slug, version }: RestoredVersion): Promise<void> {
  const { flattenedFields: fields } = req.payload.globals.config.find((each) => each.slug === slug) ?? {}
  const before = await req.payload.findGlobal({ slug, depth: 0, overrideAccess: true, req })
  const paths = changedPaths({ fields: fields ?? [], data: version, before })
  if (!paths.some((path) => path.startsWith('leads.')) || seesEveryLead(await getScope(req))) return
  throw new APIError(editorText(req, officeTexts.limits.leads), 403, undefined, true)
}

/** What has to hold beyond the access of the global; the hooks of a save are not asked. */
const restoreRules: Partial<Record<GlobalSlug, (restored: RestoredVersion) => Promise<void>>> = {
  'site-settings': requireLeadRouting,
  'security-settings': async ({ req, slug, version }) => {
    const global = req.payload.globals.config.find((each) => each.slug === slug)
    const originalDoc = await req.payload.findGlobal({ slug, depth: 0, overrideAccess: true, req })
    if (global) await requireOwnFactor({ context: req.context, data: version, global, originalDoc, req })
  },
}

type VersionToRestore = Omit<RestoredVersion, 'version'> & { args: unknown }

async function checkRestored({ req, slug, args }: VersionToRestore): Promise<void> {
  const id = isRecord(args) ? args.id : null
  const rule = restoreRules[slug]
  if (!rule || !isStaff(req) || (typeof id !== 'number' && typeof id !== 'string')) return
  // What is no version, or not for the user, Payload itself refuses.
  const found = await req.payload.findGlobalVersionByID({
    slug,
    id: String(id),
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
    user: req.user,
  })
  const version: unknown = found?.version
  if (isRecord(version)) await rule({ req, slug, version })
}

/** Runs before a version of a global is taken back: asks the rules that Payload does not, and keeps what is there now. */
export async function guardRestore(restored: VersionToRestore): Promise<void> {
  await checkRestored(restored)
  if (isColleague(restored.req)) await keepUnversioned(restored.req, restored.slug)
}
