import type { Payload } from 'payload'
import { leadHomes } from './lead-forms'
import type { Places } from './search-homes'

/** The project that the forms of the specs are about, as visitors see it. */
export const createLeadProject = (payload: Payload, { wavre }: Places) =>
  payload.create({
    collection: 'projects',
    locale: 'fr',
    data: {
      title: 'Les Jardins',
      publicId: leadHomes.project,
      city: wavre,
      listedIn: { french: true },
      _status: 'published',
    },
  })
