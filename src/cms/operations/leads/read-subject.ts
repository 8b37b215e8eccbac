import type { Payload } from 'payload'
import { getLeadSubject, type LeadSubject } from '@/cms/queries/leads/get-lead-subject'
import type { FormErrors } from '@/domain/leads/form-draft'
import { leadFields } from '@/domain/leads/lead-fields'
import { propertyRefusal } from '@/domain/leads/lead-properties'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { leadTable } from '@/domain/leads/lead-table'
import type { Locale } from '@/domain/shared/locale'

type ReadSubjectInput = {
  payload: Payload
  kind: LeadKind
  locale: Locale
  /** As they were posted. */
  values: Readonly<Record<string, unknown>>
}

/** The subject of a form, a property before a project, and the errors of the numbers it names. */
export type NamedSubject = { subject: LeadSubject | null; errors: FormErrors }

/** The number of a record as a form sends it; null if it sends nothing, or nothing valid. */
type Named = { publicId: number | null; isReadable: boolean }

type Reference = 'property' | 'project'

/** Read for every kind of form, because an unknown number is refused everywhere. */
function readNamed({ values }: ReadSubjectInput, field: Reference): Named {
  const read = leadFields.shape[field].safeParse(Object.hasOwn(values, field) ? values[field] : undefined)
  return { publicId: read.success ? read.data : null, isReadable: read.success }
}

const isMissing = ({ publicId, isReadable }: Named, found: LeadSubject | null): boolean =>
  !isReadable || (publicId !== null && found === null)

const isAbout = (kind: LeadKind, field: Reference): boolean =>
  [field, 'either'].includes(leadTable[kind].about.record)

/**
 * Reads the property and the project that a form names. For every kind, visitors have to see them; for a kind about
 * properties, the form has to be possible for the property. A kind that is not about them gets no subject.
 */
export async function readSubject(asked: ReadSubjectInput): Promise<NamedSubject> {
  const { kind } = asked
  const named = { property: readNamed(asked, 'property'), project: readNamed(asked, 'project') }
  const nothing = { payload: asked.payload, locale: asked.locale, property: null, project: null }
  const property = await getLeadSubject({ ...nothing, property: named.property.publicId })
  const place = await getLeadSubject({ ...nothing, project: named.project.publicId })
  const refusal =
    property?.property && isAbout(kind, 'property')
      ? propertyRefusal({ kind, property: property.property })
      : null
  const wrongProperty = isMissing(named.property, property) ? 'invalid' : refusal
  return {
    subject: (isAbout(kind, 'property') ? property : null) ?? (isAbout(kind, 'project') ? place : null),
    errors: {
      ...(wrongProperty === null ? {} : { property: wrongProperty }),
      ...(isMissing(named.project, place) ? { project: 'invalid' } : {}),
    },
  }
}
