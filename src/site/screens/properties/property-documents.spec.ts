import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { propertyForms } from '@/domain/leads/property-forms'
import type { PropertyStatus } from '@/domain/properties/property-status'
import { locales, type Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { PropertyDocuments } from './property-documents'

type DocumentedProperty = { documents?: string[]; status?: PropertyStatus; locale?: Locale }

function draw({ documents = [], status = 'available', locale = 'fr' }: DocumentedProperty): string {
  const forms = propertyForms({ goal: 'sale', status, documentCount: documents.length })
  return renderToStaticMarkup(
    createElement(PropertyDocuments, { property: { documents, forms, status }, locale }),
  )
}

describe('the documents of a property', () => {
  it('are asked for by their form while it can be had', () => {
    const drawn = draw({ documents: ['PEB'] })
    expect(drawn).toContain('PEB')
    expect(drawn).toContain('href="#request-document"')
    expect(drawn).not.toContain('href="#contact-me"')
  })

  it.each(locales)('that has none are a question to the agency, in %s', (locale) => {
    const drawn = draw({ locale })
    expect(drawn).toContain(getTranslator(locale)('property.documents.none'))
    expect(drawn).toContain('href="#contact-me"')
    expect(drawn).not.toContain('href="#request-document"')
  })

  it.each(['sold', 'rented'] as const)('that is %s are not spoken of', (status) => {
    expect(draw({ status })).toBe('')
    expect(draw({ documents: ['PEB'], status })).toBe('')
  })
})
