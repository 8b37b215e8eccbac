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
  /** As they came in. */
  values: Readonly<Record<string, unknown>>
}

/** What a form is about, a property before a project, and what is wrong with what it names. */
export type NamedSubject = { subject: LeadSubject | null; errors: FormErrors }

/** The number of a record as a form sends it: null where it sends nothing, or nothing that can be such a number. */
type Named = { publicId: number | null; isReadable: boolean }

type Reference = 'property' | 'project'

/** Read of every kind, also of those that ask for no such number: an unknown one is refused there too. */
function readNamed({ values }: ReadSubjectInput, field: Reference): Named {
  const read = leadFields.shape[field].safeParse(Object.hasOwn(values, field) ? values[field] : undefined)
  return { publicId: read.success ? read.data : null, isReadable: read.success }
}

const isMissing = ({ publicId, isReadable }: Named, found: LeadSubject | null): boolean =>
  !isReadable || (publicId !== null && found === null)

const isAbout = (kind: LeadKind, field: Reference): boolean =>
  [field, 'either'].includes(leadTable[kind].about.record)

/**
 * Reads the property and the project that a form names. Whatever the kind, each is one that visitors can see; where the kind
 * is about properties, the property is one of which such a thing can be asked. What the kind is not about becomes no subject.
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
