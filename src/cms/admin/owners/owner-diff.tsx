import {
  escapeDiffHTML,
  FieldDiffContainer,
  getHTMLDiffComponents,
  unescapeDiffHTML,
} from '@payloadcms/ui/rsc'
import type { RelationshipFieldDiffServerComponent } from 'payload'
import { nameVersionOwners } from '@/cms/queries/owners/version-owners'

const paragraphOf = (name: string | null | undefined): string => `<p>${escapeDiffHTML(name)}</p>`

/**
 * The owner of a home in two versions that somebody compares. Payload asks for the title of what its reader may not see without their
 * rights, and would say the mail address of every owner.
 */
export const OwnerDiff: RelationshipFieldDiffServerComponent = async (compared) => {
  const { clientField, comparisonValue, i18n, locale, nestingLevel, req, versionValue } = compared
  const [before, after] = await nameVersionOwners(req, [comparisonValue, versionValue])
  const label = { label: 'label' in clientField ? clientField.label : undefined, locale }
  const diff = getHTMLDiffComponents({
    fromHTML: paragraphOf(before),
    postProcess: unescapeDiffHTML,
    toHTML: paragraphOf(after),
    tokenizeByCharacter: false,
  })
  return <FieldDiffContainer {...{ i18n, label, nestingLevel }} {...diff} />
}
