import 'server-only'
import { projectForms } from '@/domain/leads/property-forms'
import type { Locale } from '@/domain/shared/locale'
import type { LeadSubject } from './lead-models'
import { getProject } from '@/site/data/properties/projects'
import { getProperty } from '@/site/data/properties/properties'
import type { Project } from '@/site/data/properties/project-models'
import type { PropertyDetail } from '@/site/data/properties/property-models'

/** A property as its forms show it. */
export const toPropertySubject = ({
  id,
  title,
  place,
  href,
  picture,
  forms,
  leadTerms,
}: PropertyDetail): LeadSubject => ({
  record: 'property',
  id,
  title,
  place,
  href,
  picture,
  forms,
  terms: leadTerms,
})

/** A project as its forms show it. */
export const toProjectSubject = ({ id, title, place, url, pictures }: Project): LeadSubject => ({
  record: 'project',
  id,
  title,
  place,
  href: new URL(url).pathname,
  picture: pictures[0] ?? null,
  forms: projectForms,
  terms: null,
})

/** The property or project of a form in the query of an address; null if the language has none with that ID. */
export async function getLeadSubject({
  property: propertyId,
  project: projectId,
  locale,
}: {
  property: number | null
  project: number | null
  locale: Locale
}): Promise<LeadSubject | null> {
  const property = propertyId === null ? null : await getProperty({ id: propertyId, locale })
  if (property) return toPropertySubject(property.property)
  const found = projectId === null ? null : await getProject({ id: projectId, locale })
  return found && toProjectSubject(found.project)
}
