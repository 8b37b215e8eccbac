import 'server-only'
import { askedKind, type FormQuery } from '@/domain/leads/form-query'
import { isLeadKind, questionKind, type LeadKind } from '@/domain/leads/lead-kinds'
import { leadTable } from '@/domain/leads/lead-table'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import type { LeadSubject, LeadTexts } from './lead-models'
import { getLeadSubject } from './lead-subjects'
import { getLeadTexts } from './lead-texts'

/** The form that a module shows for an address. */
export type ShownForm = {
  kind: LeadKind
  texts: LeadTexts
  subject: LeadSubject | null
  /** Whether the address selects another form than the editor's. */
  isAsked: boolean
  /** The public ID of the editor's settings, unless another form is selected. */
  settings: number | undefined
}

type ShownFormsInput = { form: { id: number; kind: string } & LeadTexts; query: FormQuery; locale: Locale }

/**
 * A module's form, or for a general one the form about the property or project in the address; null for an unknown kind. A
 * form that is no longer possible for a property becomes a question about it.
 */
export async function getShownForm({ form, query, locale }: ShownFormsInput): Promise<ShownForm | null> {
  if (!isLeadKind(form.kind)) return null
  const { property, project } = query
  const found = await getLeadSubject({ property, project, locale })
  const kind = found ? kindFor({ kind: form.kind, query, found }) : form.kind
  const isAsked = kind !== form.kind
  return {
    kind,
    isAsked,
    settings: isAsked ? undefined : form.id,
    texts: isAsked ? await getOwnTexts(kind, locale) : form,
    subject: found && isAbout(kind, found) ? found : null,
  }
}

function kindFor({ kind, query, found }: { kind: LeadKind; query: FormQuery; found: LeadSubject }): LeadKind {
  const wanted = askedKind({ kind, query })
  const isEditors = wanted === kind && !isOfProperty(kind, found)
  return isEditors || found.forms.includes(wanted) ? wanted : questionKind
}

async function getOwnTexts(kind: LeadKind, locale: Locale): Promise<LeadTexts> {
  const { title, intro } = await getLeadTexts(kind, locale)
  return { title: title ?? getTranslator(locale)(`lead.kinds.${kind}`), intro }
}

const isOfProperty = (kind: LeadKind, found: LeadSubject): boolean =>
  found.record === 'property' && isAbout(kind, found)

function isAbout(kind: LeadKind, { record }: LeadSubject): boolean {
  const { about } = leadTable[kind]
  return about.record === 'either' || about.record === record
}
