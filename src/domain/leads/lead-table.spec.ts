import { describe, expect, it } from 'vitest'
import { fieldInfo } from './lead-fields'
import { leadKinds } from './lead-kinds'
import { fieldsOf, leadTable, thankYouOf } from './lead-table'

describe.each(leadKinds)('%s', (kind) => {
  const lead = leadTable[kind]
  const fields = fieldsOf(kind)

  it('has each field once', () => {
    expect(new Set(fields).size).toBe(fields.length)
  })

  it('has every field that it requires', () => {
    expect(lead.required.filter((name) => !fields.includes(name))).toEqual([])
    expect(new Set(lead.required).size).toBe(lead.required.length)
  })

  it('asks for the property or the project that it is about', () => {
    const { record } = lead.about
    expect(fields.includes('property')).toBe(record === 'property' || record === 'either')
    expect(fields.includes('project')).toBe(record === 'project' || record === 'either')
  })

  it('asks for an e-mail address, and for consent where an inbox keeps it', () => {
    expect(lead.required).toContain('email')
    if (lead.recipient !== 'nobody') expect(lead.required).toContain('privacy')
  })

  it('never requires a newsletter', () => {
    expect(lead.required).not.toContain('newsletter')
  })

  it('requires a title where it asks for one, but of candidate tenants', () => {
    const isAsked = fields.includes('title') && kind !== 'rental-application'
    expect(lead.required.includes('title')).toBe(isAsked)
  })

  it('sends a mail, to the agency only where somebody there receives it', () => {
    expect(lead.mails.length).toBeGreaterThan(0)
    expect(lead.mails.includes('agency')).toBe(lead.recipient !== 'nobody')
  })

  it('forgets one day', () => {
    expect(lead.retentionDays).toBeGreaterThan(0)
  })

  it('names its upload', () => {
    expect(lead.file).toBe(fields.find((name) => fieldInfo(name).type === 'file') ?? null)
  })
})

describe('the steps', () => {
  it.each(['demand-register', 'contact-demand', 'rental-application', 'purchase-offer'] as const)(
    'of %s are several',
    (kind) => {
      expect(leadTable[kind].steps.length).toBeGreaterThan(1)
    },
  )
})

const kindsWhere = (isSo: (lead: (typeof leadTable)['contact-me']) => boolean) =>
  leadKinds.filter((kind) => isSo(leadTable[kind]))

describe('the columns that single out a form', () => {
  it.each([
    ['is the general question', kindsWhere(({ isGeneral }) => isGeneral), ['site-contact']],
    ['is filled in with criteria', kindsWhere(({ hasCriteria }) => hasCriteria), ['demand-register']],
    ['is in the footer', kindsWhere(({ isInFooter }) => isInFooter), ['sign-newsletter']],
    ['is for documents', kindsWhere(({ isForDocuments }) => isForDocuments), ['request-document']],
    ['records a confirmation', kindsWhere((lead) => lead.recordsConfirmation), ['sign-newsletter']],
  ])('%s', (_, kinds, expected) => {
    expect(kinds).toEqual(expected)
  })
})

describe('the text of a form that could not be received', () => {
  it.each([
    ['site-contact', 'lead.feedback.mailFailed'],
    ['opinion-system', 'lead.feedback.testimonialNotSent'],
    ['request-document', 'lead.feedback.documentNotSent'],
  ] as const)('of %s is %s', (kind, key) => {
    expect(leadTable[kind].failureText).toBe(key)
  })
})

describe('the thank-you page', () => {
  it.each([
    ['site-contact', '/feedback/site-contact/'],
    ['contact-demand', '/feedback/contact-demand/'],
    ['send-to-friend', '/feedback/send-to-friend/'],
    ['contact-me', '/feedback/contact-me/'],
    ['demand-register', '/feedback/demand-register/'],
    ['contact-construction', '/feedback/contact-construction/'],
    ['contact-appointment', '/feedback/contact-appointment/'],
    ['opinion-system', '/feedback/opinion-system/'],
    ['sign-newsletter', '/feedback/sign-newsletter/'],
    ['job-contact', '/feedback/job-contact/'],
    ['request-document', '/feedback/request-document/'],
    ['rental-application', '/feedback/rental-application/'],
    ['purchase-offer', '/feedback/purchase-offer/'],
  ] as const)('of %s is %s', (kind, path) => {
    expect(thankYouOf(kind)).toBe(path)
  })
})
