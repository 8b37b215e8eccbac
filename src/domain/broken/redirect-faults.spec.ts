import { describe, expect, it } from 'vitest'
import { redirectFaults } from './redirect-faults'

const redirect = (id: number, [from, to]: readonly [string, string]) => ({ id, from, to })

describe('redirectFaults', () => {
  it('finds a redirect to a redirect, also by another case, and not one to a page or another site', () => {
    const faults = redirectFaults([
      redirect(1, ['/fr/a/', '/fr/b/']),
      redirect(2, ['/fr/b/', '/fr/c/']),
      redirect(3, ['/fr/d/', '/FR/Présentation/?x=1']),
      redirect(4, ['/fr/presentation/', 'https://example.com/fr/a/']),
    ])
    expect(faults).toEqual([
      { id: 1, kind: 'chain', target: '/fr/a/ → /fr/b/' },
      { id: 3, kind: 'chain', target: '/fr/d/ → /FR/Présentation/?x=1' },
    ])
  })

  it('tells those that lead around from one that only leads into the circle', () => {
    const faults = redirectFaults([
      redirect(1, ['/fr/a/', '/fr/b/']),
      redirect(2, ['/fr/b/', '/fr/a/']),
      redirect(3, ['/fr/c/', '/fr/a/']),
      redirect(4, ['/fr/d/', '/fr/d/']),
    ])
    expect(faults.map(({ id, kind }) => [id, kind])).toEqual([
      [1, 'loop'],
      [2, 'loop'],
      [3, 'chain'],
      [4, 'loop'],
    ])
  })
})
