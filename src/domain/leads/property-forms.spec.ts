import { describe, expect, it } from 'vitest'
import { projectForms, propertyForms } from './property-forms'

describe('the forms on the page of a property', () => {
  it.each([
    ['sale', 'available', 0, ['contact-me', 'contact-appointment', 'purchase-offer', 'send-to-friend']],
    ['rent', 'available', 0, ['contact-me', 'contact-appointment', 'rental-application', 'send-to-friend']],
    [
      'sale',
      'available',
      2,
      ['contact-me', 'contact-appointment', 'request-document', 'purchase-offer', 'send-to-friend'],
    ],
    ['sale', 'coming-soon', 1, ['contact-me', 'request-document', 'send-to-friend']],
    ['rent', 'coming-soon', 0, ['contact-me', 'send-to-friend']],
    ['sale', 'under-option', 0, ['contact-me', 'contact-appointment', 'purchase-offer', 'send-to-friend']],
    [
      'rent',
      'under-option',
      0,
      ['contact-me', 'contact-appointment', 'rental-application', 'send-to-friend'],
    ],
    ['sale', 'reserved', 1, ['contact-me', 'request-document', 'send-to-friend']],
    ['rent', 'reserved', 0, ['contact-me', 'send-to-friend']],
    ['sale', 'sold', 1, ['contact-me', 'send-to-friend']],
    ['rent', 'rented', 0, ['contact-me', 'send-to-friend']],
    ['rent', 'rented', 3, ['contact-me', 'send-to-friend']],
    ['take-over', 'available', 1, []],
  ] as const)('%s, %s, with %i documents', (goal, status, documentCount, forms) => {
    expect(propertyForms({ goal, status, documentCount })).toEqual(forms)
  })
})

describe('the forms on the page of a project', () => {
  it('are the question and the mail to a friend', () => {
    expect(projectForms).toEqual(['contact-construction', 'send-to-friend'])
  })
})
