import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { isStaff } from '@/cms/access/access'
import { getScope } from '@/cms/access/staff-scope'
import { editorText } from '@/cms/fields/editor-text'
import { runningSave } from '@/cms/hooks/edits/guard-edits'
import { relationId } from '@/domain/shared/relation-id'
import { seesEveryLead } from '@/domain/accounts/staff-rights'
import { officeTexts } from '@/messages/office-texts'

/**
 * Whoever does not see every lead gives only their own properties and projects to another agent: with a property of a colleague, or
 * of nobody, they would take its leads. A version that is taken back changes the agent as a save does.
 */
export const keepAgent: CollectionBeforeChangeHook = async ({
  collection: { slug },
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !isStaff(req) || runningSave(req, slug).overridesAccess) return data
  if (relationId(data.agent) === relationId(originalDoc?.agent)) return data
  const scope = await getScope(req)
  const own = slug === 'projects' ? scope.ownProjects : scope.ownProperties
  if (seesEveryLead(scope) || own.includes(Number(originalDoc?.id))) return data
  throw new APIError(editorText(req, officeTexts.limits.agent), 403, undefined, true)
}
