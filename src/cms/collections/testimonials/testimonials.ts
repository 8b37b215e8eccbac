import type { CollectionConfig } from 'payload'
import { editorsOnly, openTo } from '@/cms/access/access'
import { readTestimonials, readTestimonialVersions } from '@/cms/access/testimonial-access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { testimonialFields } from './testimonial-fields'

/** What clients say about the agency; a submitted one stays a draft until an editor publishes it. */
export const Testimonials: CollectionConfig = {
  slug: 'testimonials',
  labels: {
    singular: sharedTexts.testimonial,
    plural: officeTexts.testimonials.plural,
  },
  access: {
    create: editorsOnly,
    read: openTo(['translator'], readTestimonials),
    readVersions: readTestimonialVersions,
    update: editorsOnly,
    delete: editorsOnly,
  },
  versions: { drafts: true, maxPerDoc: 20 },
  admin: {
    group: adminGroups.pages,
    useAsTitle: 'author',
    defaultColumns: ['author', 'place', 'rating', 'date', 'isPublic', '_status'],
    listSearchableFields: ['author', 'place', 'text'],
  },
  defaultSort: '-date',
  fields: [...testimonialFields, ...snapshotFields()],
}
