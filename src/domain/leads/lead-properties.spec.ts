import { describe, expect, it } from 'vitest'
import { leadKinds, type LeadKind } from './lead-kinds'
import { propertyRefusal, type PropertyRefusal } from './lead-properties'
import { leadTable } from './lead-table'

type LeadPropertyCase = [goal: string, status: string, refusals: Partial<Record<LeadKind, PropertyRefusal>>]

const allOf = (refusal: PropertyRefusal) => ({
  'contact-appointment': refusal,
  'request-document': refusal,
  'purchase-offer': refusal,
  'rental-application': refusal,
})

const withDocuments = (refusal: PropertyRefusal) => ({
  'contact-appointment': refusal,
  'purchase-offer': refusal,
  'rental-application': refusal,
})

const everyKind = (refusal: PropertyRefusal): LeadPropertyCase[2] =>
  Object.fromEntries(leadKinds.map((kind) => [kind, refusal]))

describe('what can be asked of a property', () => {
  it.each<LeadPropertyCase>([
    ['sale', 'available', { 'rental-application': 'invalid' }],
    ['rent', 'available', { 'purchase-offer': 'invalid' }],
    ['sale', 'sold', allOf('sold')],
    ['rent', 'rented', allOf('rented')],
    // The status comes before the goal.
    ['rent', 'sold', allOf('sold')],
    ['sale', 'rented', allOf('rented')],
    ['sale', 'coming-soon', withDocuments('coming-soon')],
    ['rent', 'coming-soon', withDocuments('coming-soon')],
    ['sale', 'under-option', { 'rental-application': 'invalid' }],
    ['rent', 'under-option', { 'purchase-offer': 'invalid' }],
    ['sale', 'reserved', withDocuments('reserved')],
    ['rent', 'reserved', withDocuments('reserved')],
    ['sale', 'withdrawn', allOf('invalid')],
    ['sale', 'optioned', allOf('invalid')],
    ['take-over', 'available', everyKind('invalid')],
  ])('%s, %s', (goal, status, refusals) => {
    const found = leadKinds.flatMap((kind) => {
      const refusal = propertyRefusal({ kind, property: { goal, status } })
      return refusal === null ? [] : [[kind, refusal]]
    })
    expect(Object.fromEntries(found)).toEqual(refusals)
  })

  it('a form that some statuses refuse has to name a property', () => {
    const needing = leadKinds.filter((kind) => leadTable[kind].about.properties.request !== null)
    expect(needing.filter((kind) => !leadTable[kind].about.isRequired)).toEqual([])
  })
})
