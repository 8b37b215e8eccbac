import { buildQuery, listCriteriaKeys, parseCriteria, type ListingCriteria } from '@/domain/search/criteria'
import { criteriaRows, listingKeys } from '@/domain/search/criteria-table'
import { readRecordId } from '@/domain/shared/record-id'
import { isLocale, type Locale } from '@/domain/shared/locale'
import type { Result } from '@/domain/shared/result'
import { buildProblem, type Problem } from './problem'

const wrongParameter = (code: 'parameter-unknown' | 'parameter-invalid', parameter: string): Problem =>
  buildProblem({
    status: 400,
    code,
    parameter,
    detail:
      code === 'parameter-unknown'
        ? `There is no parameter of this name. The criteria of a search are ${listCriteriaKeys.join(', ')}.`
        : 'The value of this parameter cannot be read: see the description of the API.',
  })

const refused = (...wrong: Parameters<typeof wrongParameter>): { ok: false; failure: Problem } => ({
  ok: false,
  failure: wrongParameter(...wrong),
})

/** Whether a parameter that has one value has several: the later ones would be dropped. */
const isAskedTwice = (parameters: URLSearchParams, key: string): boolean =>
  new Set(parameters.getAll(key)).size > 1

const keysOfOne: ReadonlySet<string> = new Set(
  listingKeys
    .filter((key) => !Array.isArray(criteriaRows[key].none))
    .map((key) => criteriaRows[key].query ?? key),
)

type LanguageInput = { parameters: URLSearchParams; enabled: readonly Locale[] }

type LanguageProblem = { status: 400; parameter: string; languages: string[] }

/** The language that a program asks for: one of the site, and never a guess. */
export function readLanguage({ parameters, enabled }: LanguageInput): Result<Locale, Problem> {
  const asked = parameters.get('lang')
  const shared: LanguageProblem = { status: 400, parameter: 'lang', languages: [...enabled] }
  const known = enabled.join(', ')
  if (isAskedTwice(parameters, 'lang')) return refused('parameter-invalid', 'lang')
  if (asked === null || asked === '')
    return {
      ok: false,
      failure: buildProblem({
        ...shared,
        code: 'language-missing',
        detail: `Add the parameter lang: ${known}.`,
      }),
    }
  if (isLocale(asked) && enabled.includes(asked)) return { ok: true, value: asked }
  const detail = `The site has no such language. Its languages are ${known}.`
  return { ok: false, failure: buildProblem({ ...shared, code: 'language-unknown', detail }) }
}

// What asks for nothing, and is right all the same.
const neutral: ReadonlySet<string> = new Set(['page=1'])

/** The first criterion with a value that would be dropped: a page of the site is lenient, a program would not notice. */
function invalidKey(parameters: URLSearchParams): string | undefined {
  return listCriteriaKeys.find((key) => {
    const values = parameters.getAll(key).filter((value) => value.trim() !== '')
    if (keysOfOne.has(key) && isAskedTwice(parameters, key)) return true
    if (values.length === 0 || values.every((value) => neutral.has(`${key}=${value}`))) return false
    return values.some((value) => buildQuery(parseCriteria({ [key]: value })) === '')
  })
}

/** The first name that is neither the language nor one of these. */
const unknownKey = (parameters: URLSearchParams, known: readonly string[]): string | undefined =>
  [...parameters.keys()].find((key) => key !== 'lang' && !known.includes(key))?.slice(0, 100)

export type PropertiesRequest = { locale: Locale; criteria: ListingCriteria }

/** What a program searches for: the criteria of the site's lists; an unknown name or a bad value is a problem. */
export function readPropertiesRequest(input: LanguageInput): Result<PropertiesRequest, Problem> {
  const language = readLanguage(input)
  if (!language.ok) return language
  const { parameters } = input
  const unknown = unknownKey(parameters, listCriteriaKeys)
  if (unknown !== undefined) return refused('parameter-unknown', unknown)
  const invalid = invalidKey(parameters)
  if (invalid !== undefined) return refused('parameter-invalid', invalid)
  const query = Object.fromEntries(listCriteriaKeys.map((key) => [key, parameters.getAll(key)]))
  return { ok: true, value: { locale: language.value, criteria: parseCriteria(query) } }
}

/** The problem of a property that is not there. */
export const propertyUnknown = buildProblem({
  status: 404,
  code: 'property-unknown',
  detail: 'No published property with this reference is listed in this language.',
})

/** The property that a program asks for, and its language. */
export function readPropertyRequest({
  reference,
  ...input
}: LanguageInput & { reference: string }): Result<{ locale: Locale; id: number }, Problem> {
  const language = readLanguage(input)
  if (!language.ok) return language
  const unknown = unknownKey(input.parameters, [])
  if (unknown !== undefined) return refused('parameter-unknown', unknown)
  const id = readRecordId(reference)
  return id === null
    ? { ok: false, failure: propertyUnknown }
    : { ok: true, value: { locale: language.value, id } }
}
