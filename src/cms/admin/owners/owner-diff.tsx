import type { RelationshipFieldDiffServerComponent } from 'payload'
import { TextDiff } from '@/cms/admin/versions/text-diff'
import { nameVersionOwners } from '@/cms/queries/owners/version-owners'

/**
 * The owner of a home in two versions that somebody compares. Payload asks for the title of what its reader may not see without their
 * rights, and would say the mail address of every owner.
 */
export const OwnerDiff: RelationshipFieldDiffServerComponent = async (compared) => {
  const { comparisonValue, req, versionValue } = compared
  const [before, after] = await nameVersionOwners(req, [comparisonValue, versionValue])
  return <TextDiff compared={compared} before={before} after={after} />
}
