import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  formSchema,
  moduleSchema,
  pageSchema,
} from '../../../src/cms/operations/import-snapshot/reading/content-schemas'
import { leadKinds, type LeadKind } from '../../../src/domain/leads/lead-kinds'
import { leadTable } from '../../../src/domain/leads/lead-table'
import { locales, type Locale } from '../../../src/domain/shared/locale'
import { documentsSent } from '../../support/forms/documents-sent'

const readList = <Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema>[] =>
  z.array(schema).parse(JSON.parse(readFileSync(`seed/snapshot/content/${name}`, 'utf8')))

const forms = readList('forms.json', formSchema)
const pages = readList('pages.json', pageSchema)
const modules = readList('modules.json', moduleSchema)

/** The text of the sample's thank-you page of a form, in a language. */
function thanksFor(kind: LeadKind, locale: Locale): string {
  const form = forms.find((each) => each.kind === kind)
  const page = pages.find(({ original }) => original === form?.thankYou)
  return modules
    .filter(({ key }) => page?.modules?.includes(key))
    .map(({ description }) => description?.[locale] ?? '')
    .join()
}

describe.each(locales)('the thank-you pages of the sample in %s', (locale) => {
  it('announce documents by e-mail, not the answer of a person', () => {
    expect(thanksFor('request-document', locale)).toContain(documentsSent[locale])
    expect(thanksFor('contact-me', locale)).not.toContain(documentsSent[locale])
  })
})

// The text says what the agency does next: a telephone number to call is no promise to call.
const calls: Record<Locale, RegExp> = {
  nl: /\b(?:bellen|belt|opbellen|telefoneren|telefoneert)\b/i,
  fr: /\b(?:appelons|appelle(?:ra|rons)?|rappelons|rappelle(?:ra|rons)?|téléphon\p{L}+|par téléphone)/iu,
  en: /\b(?:(?:will|then) (?:\w+ )?(?:call|phone|ring)|call(?:s|ing)? you|phone you|by phone)\b/i,
  de: /\b(?:rufen\b.*\ban|ruft\b.*\ban|anrufen|anruft|zurückrufen|telefonisch|telefonieren)\b/i,
}

describe.each(locales)('a promise to call in %s', (locale) => {
  it('is on the page of a form that requires a telephone number', () => {
    expect(leadTable['contact-demand'].required).toContain('phone')
    expect(thanksFor('contact-demand', locale)).toMatch(calls[locale])
  })

  it.each(leadKinds.filter((kind) => !leadTable[kind].required.includes('phone')))(
    'is not on the page of %s, which does not require one',
    (kind) => {
      expect(thanksFor(kind, locale)).not.toMatch(calls[locale])
    },
  )
})

describe('the texts of specification section 8, to the letter', () => {
  it.each([
    ['send-to-friend', 'Ce bien a été envoyé à votre ami par courrier électronique.'],
    ['contact-me', 'Nous vous remercions pour la confiance apportée à notre agence.'],
  ] as const)('are on the thank-you page of %s', (kind, sentence) => {
    expect(thanksFor(kind, 'fr')).toContain(sentence)
  })
})
