import { isLocale, type Locale } from '@/domain/shared/locale'
import { isRecordId } from '@/domain/shared/record-id'
import type { Result } from '@/domain/shared/result'
import type { LeadErrorCode } from './lead-error-codes'
import { leadFields, type LeadValues } from './lead-fields'
import { questionKind, type LeadKind } from './lead-kinds'
import { notedSources, type NotedSource } from './lead-sources'

/** What somebody asked who spoke with the office, with the rows of the property or the project in the database. */
export type NotedLead = {
  name: string
  email: string | null
  phone: string | null
  property: number | null
  project: number | null
  remark: string | null
  source: NotedSource
  language: Locale
}

/** The first thing wrong with each field. */
export type NotedLeadErrors = Partial<Record<keyof NotedLead, LeadErrorCode>>

const { lastName, email, phone, remark } = leadFields
const texts = { name: lastName, email, phone, remark } as const

type TextName = keyof typeof texts

const textNames = ['name', 'email', 'phone', 'remark'] as const satisfies readonly TextName[]

const readText = (name: TextName, input: unknown): Result<string | null, LeadErrorCode> =>
  texts[name].read(input)

const readRecord = (input: unknown): number | null | undefined => {
  if (input === null || input === undefined) return null
  return isRecordId(input) ? input : undefined
}

type TypedTexts = Record<TextName, Result<string | null, LeadErrorCode>>

const valueOf = (read: Result<string | null, LeadErrorCode>): string | null => (read.ok ? read.value : null)

/** A name, and a way to reach the person: one of the two is enough. */
function missingTexts({ name, email, phone }: TypedTexts): NotedLeadErrors {
  const isReachable = !email.ok || !phone.ok || email.value !== null || phone.value !== null
  return {
    ...(name.ok && name.value === null ? { name: 'required' } : {}),
    ...(isReachable ? {} : { phone: 'required' }),
  }
}

function wrongTexts(read: TypedTexts): NotedLeadErrors {
  const wrong = textNames.flatMap((field) => {
    const text = read[field]
    return text.ok ? [] : [[field, text.failure] as const]
  })
  return Object.fromEntries(wrong)
}

const withoutNothing = (errors: NotedLeadErrors): NotedLeadErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, code]) => code !== undefined))

/** Reads the form in which staff note what somebody asks; errors are codes by field, and all are found at once. */
export function readNotedLead(input: Readonly<Record<string, unknown>>): Result<NotedLead, NotedLeadErrors> {
  const read: TypedTexts = {
    name: readText('name', input.name),
    email: readText('email', input.email),
    phone: readText('phone', input.phone),
    remark: readText('remark', input.remark),
  }
  const property = readRecord(input.property)
  const project = readRecord(input.project)
  const source = notedSources.find((each) => each === input.source)
  const { language } = input
  const invalidIf = (is: boolean) => (is ? 'invalid' : undefined)
  const errors = withoutNothing({
    ...missingTexts(read),
    ...wrongTexts(read),
    property: invalidIf(property === undefined),
    project: invalidIf(project === undefined),
    source: invalidIf(source === undefined),
    language: invalidIf(!isLocale(language)),
  })
  const name = valueOf(read.name)
  const isRead = property !== undefined && project !== undefined && source !== undefined && name !== null
  if (!isRead || !isLocale(language) || Object.keys(errors).length > 0) return { ok: false, failure: errors }
  const person = {
    name,
    email: valueOf(read.email),
    phone: valueOf(read.phone),
    remark: valueOf(read.remark),
  }
  return { ok: true, value: { ...person, property, project, source, language } }
}

/** The form of the site that asks the same. */
export function kindOfNoted({ property, project }: Pick<NotedLead, 'property' | 'project'>): LeadKind {
  if (property !== null) return questionKind
  return project === null ? 'site-contact' : 'contact-construction'
}

type NotedReferences = {
  noted: NotedLead
  /** The public IDs of the property and the project. */
  property: number | null
  project: number | null
}

/** The answers that the form of the site would have had. */
export const valuesOfNoted = ({ noted, ...about }: NotedReferences): Partial<LeadValues> => ({
  ...about,
  lastName: noted.name,
  email: noted.email,
  phone: noted.phone,
  remark: noted.remark,
})
