import { describe, expect, it } from 'vitest'
import type { LeadValues } from './lead-fields'
import { leadKinds } from './lead-kinds'
import { fieldsOf } from './lead-table'
import { askedFields, askedSteps, findProblems, noLeadValues, requiredFields } from './parse-lead'

const kind = 'rental-application'
const figures = { minimumIncome: 2850, maxPersons: 4 }
const filled = (values: Partial<LeadValues>): LeadValues => ({ ...noLeadValues, ...values })

describe('askedFields', () => {
  it.each(leadKinds.filter((each) => each !== kind))('of %s are all, whatever the region', (each) => {
    expect(askedFields({ kind: each, limits: { region: 'brussels' } })).toEqual(fieldsOf(each))
  })

  it('of a rental application in Flanders are all', () => {
    expect(askedFields({ kind, limits: { region: 'flanders', ...figures } })).toEqual(fieldsOf(kind))
  })

  it('of a rental application in Brussels are resources and number of persons only', () => {
    expect(askedFields({ kind, limits: { region: 'brussels', ...figures } })).toEqual([
      'property',
      'firstName',
      'lastName',
      'email',
      'adults',
      'kids',
      'income1',
      'income2',
      'confirmIncome',
      'confirmPersons',
      'confirmDescription',
      'confirmDue',
      'remark',
      'privacy',
    ])
  })

  it('of a property without figures leave out what would confirm them', () => {
    const fields = askedFields({ kind, limits: { region: 'flanders', minimumIncome: null } })
    expect(fields).not.toContain('confirmIncome')
    expect(fields).not.toContain('confirmPersons')
    expect(fields).toContain('confirmDue')
  })
})

describe('askedSteps', () => {
  it('have the asked fields, in order, and are never empty', () => {
    for (const region of ['brussels', 'wallonia', 'flanders', 'luxembourg', null] as const) {
      const asked = { kind, limits: { region, ...figures } } as const
      expect(askedSteps(asked).flatMap(({ fields }) => fields)).toEqual(askedFields(asked))
      expect(askedSteps(asked).every(({ fields }) => fields.length > 0)).toBe(true)
    }
  })
})

describe('requiredFields', () => {
  it('have a phone number of who wants to be called', () => {
    const requiredOf = (contactPreference: 'email' | 'phone' | null) =>
      requiredFields({ kind: 'site-contact', values: filled({ contactPreference }) })
    expect(requiredOf(null)).not.toContain('phone')
    expect(requiredOf('email')).not.toContain('phone')
    expect(requiredOf('phone')).toContain('phone')
  })

  it('have a motivation of who sends no CV', () => {
    const requiredOf = (cv: LeadValues['cv']) =>
      requiredFields({ kind: 'job-contact', values: filled({ cv }) })
    expect(requiredOf(null)).toContain('remark')
    expect(requiredOf({ name: 'cv.pdf', size: 1 })).not.toContain('remark')
  })

  it('have none of who sends a CV that is refused: they have to send another', () => {
    const required = requiredFields({ kind: 'job-contact', values: filled({ cv: null }), wrong: ['cv'] })
    expect(required).not.toContain('remark')
  })

  it('have a property or a project, not both', () => {
    const requiredOf = (values: Partial<LeadValues>) =>
      requiredFields({ kind: 'send-to-friend', values: filled(values) })
    expect(requiredOf({})).toContain('property')
    expect(requiredOf({ project: 101 })).not.toContain('property')
    expect(requiredOf({})).not.toContain('project')
    expect(requiredFields({ kind: 'send-to-friend', values: filled({}), wrong: ['project'] })).not.toContain(
      'property',
    )
  })

  it('have the ages of children where there are any and the region lets ask', () => {
    const requiredOf = (kids: number, region: 'wallonia' | 'brussels') =>
      requiredFields({ kind, limits: { region }, values: filled({ kids }) })
    expect(requiredOf(0, 'wallonia')).not.toContain('kidAges')
    expect(requiredOf(1, 'wallonia')).toContain('kidAges')
    expect(requiredOf(1, 'brussels')).not.toContain('kidAges')
  })

  it('have both names of a second buyer', () => {
    const requiredOf = (values: Partial<LeadValues>) =>
      requiredFields({ kind: 'purchase-offer', values: filled(values) })
    expect(requiredOf({})).not.toContain('personBLastName')
    expect(requiredOf({ personBFirstName: 'An' })).toContain('personBLastName')
    expect(requiredOf({ personBLastName: 'Peeters' })).toContain('personBFirstName')
  })

  it('are known before anything is filled in', () => {
    expect(requiredFields({ kind: 'sign-newsletter' })).toEqual(['email', 'privacy'])
    expect(requiredFields({ kind: 'demand-register', isFromList: true })).toEqual(['email', 'privacy'])
    expect(requiredFields({ kind: 'sign-newsletter', isFromList: true })).toEqual(['email', 'privacy'])
    expect(requiredFields({ kind: 'send-to-friend' })).toContain('property')
  })
})

describe('findProblems', () => {
  const now = new Date('2026-11-21T11:00:00Z')
  const problemsOf = (values: Partial<LeadValues>, maxPersons?: number) =>
    findProblems({ values: filled(values), now, limits: { maxPersons } })

  it.each<[Partial<LeadValues>, string[]]>([
    [{}, []],
    [{ moveDate: '2026-11-20' }, ['moveDate past']],
    [{ moveDate: '2026-11-21' }, []],
    [{ preferredDate: '2026-11-20' }, ['preferredDate past']],
    [{ birthDate: '2026-11-21' }, []],
    [{ birthDate: '2026-11-22' }, ['birthDate future']],
    [{ personBBirthDate: '2100-01-01' }, ['personBBirthDate future']],
    [{ startDate: '2026-11-21', endDate: '2026-11-21' }, []],
    [{ startDate: '2026-12-02', endDate: '2026-12-01' }, ['endDate order']],
    [{ startDate: '2026-11-20', endDate: '2026-12-01' }, ['startDate past']],
    [{ signDate: '2026-11-01' }, []],
    [{ kids: 2, kidAges: [4, 4] }, []],
    [{ kids: 2, kidAges: [4] }, ['kidAges mismatch']],
    [{ kids: null, kidAges: [4] }, ['kidAges mismatch']],
    [{ amount: 250_000, amountInWords: 'deux cent cinquante mille euros' }, []],
    [{ amount: 250_000, amountInWords: 'tweehonderdvijftigduizend' }, []],
    [{ amount: 250_000, amountInWords: 'deux cent mille' }, ['amountInWords mismatch']],
    [{ amountInWords: 'deux cent mille' }, []],
  ])('of %j are %j', (values, problems) => {
    expect(problemsOf(values).map(({ field, code }) => `${field} ${code}`)).toEqual(problems)
  })

  it.each([
    [4, undefined, 0],
    [4, 4, 0],
    [4, 3, 1],
  ])('of %d persons where %s may live are %d', (adults, maxPersons, count) => {
    expect(problemsOf({ adults: adults - 1, kids: 1 }, maxPersons)).toHaveLength(count)
  })
})
