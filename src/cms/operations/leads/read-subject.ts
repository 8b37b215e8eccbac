import type { Payload } from 'payload'
import { getLeadSubject, type LeadSubject } from '@/cms/queries/get-lead-subject'
import type { FormErrors } from '@/domain/leads/form-draft'
import { homeRefusal } from '@/domain/leads/lead-homes'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { leadTable } from '@/domain/leads/lead-table'
import { readStoredValues } from '@/domain/leads/parse-lead'
import type { Locale } from '@/domain/shared/locale'

type Asked = {
  payload: Payload
  kind: LeadKind
  locale: Locale
  /** As they came in. */
  values: Readonly<Record<string, unknown>>
}

/** What a form is about, a home before a project, and what is wrong with what it names. */
export type NamedSubject = { subject: LeadSubject | null; errors: FormErrors }

function errorsOfHome(kind: LeadKind, found: LeadSubject | null): FormErrors {
  const refusal = found?.home ? homeRefusal({ kind, home: found.home }) : 'invalid'
  return refusal === null ? {} : { property: refusal }
}

/**
 * Reads the home and the project that a form names by the fields of its kind: each is one that visitors can see, and a
 * home one of which such a thing can be asked.
 */
export async function readSubject({ payload, kind, locale, values }: Asked): Promise<NamedSubject> {
  const { record } = leadTable[kind].about
  const named = readStoredValues(values)
  const property = record === 'property' || record === 'either' ? named.property : null
  const project = record === 'project' || record === 'either' ? named.project : null
  const home = await getLeadSubject({ payload, locale, property, project: null })
  const place = await getLeadSubject({ payload, locale, property: null, project })
  return {
    subject: home ?? place,
    errors: {
      ...(property === null ? {} : errorsOfHome(kind, home)),
      ...(project !== null && place === null ? { project: 'invalid' } : {}),
    },
  }
}
