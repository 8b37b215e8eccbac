import type { Payload } from 'payload'
import { leadProperties } from './lead-forms'
import type { Places } from '../properties/search-properties'

/** The project that the forms of the specs are about, as visitors see it. */
export const createLeadProject = (payload: Payload, { wavre }: Places) =>
  payload.create({
    collection: 'projects',
    locale: 'fr',
    data: {
      title: 'Les Jardins',
      publicId: leadProperties.project,
      city: wavre,
      listedIn: { french: true },
      _status: 'published',
    },
  })
