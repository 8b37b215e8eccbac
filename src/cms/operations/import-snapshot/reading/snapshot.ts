import { openingsFile } from '@/domain/appointments/stored-names'
import type { z } from 'zod'
import * as content from './content-schemas'
import * as listing from './listing-schemas'

/** The lists of a snapshot by their files. */
export const lists = {
  'types.json': listing.typeSchema,
  'properties.json': listing.propertySchema,
  'projects.json': listing.projectSchema,
  'categories.json': listing.categorySchema,
  'routes.json': listing.routeSchema,
  'content/articles.json': content.articleSchema,
  'content/pages.json': content.pageSchema,
  'content/modules.json': content.moduleSchema,
  'content/sliders.json': content.sliderSchema,
  'content/testimonials.json': content.testimonialSchema,
  'content/forms.json': content.formSchema,
  'content/property-lists.json': content.propertyListSchema,
  'content/top-bar.json': content.topBarSchema,
  'content/footer.json': content.footerSchema,
  'content/popups.json': content.popupSchema,
  'content/agents.json': content.agentSchema,
  'content/owners.json': content.ownerSchema,
  'content/assignments.json': content.assignmentSchema,
  'content/documents.json': content.documentSchema,
  [openingsFile]: content.appointmentOpeningSchema,
} as const

type Lists = { [File in keyof typeof lists]: z.infer<(typeof lists)[File]>[] }

export type Snapshot = Lists & {
  'cities.json': z.infer<typeof listing.citiesSchema>
  'content/site-settings.json': Record<string, unknown>
  'content/home-search.json': Record<string, unknown>
  'content/province-texts.json': Record<string, unknown>
}
