import { describe, expect, it } from 'vitest'
import { findProjects } from './project-search'

const hamlet = { id: 95, title: 'hameau de maisons neuves', townKeys: ['gembloux', 'gembloers'], zip: '5030' }
const court = {
  id: 101,
  title: 'residence du parc',
  townKeys: ['wavre', 'waver'],
  zip: '1300',
}

const found = (text: string) => findProjects(text, [hamlet, court]).map(({ id }) => id)

describe('the words for a project', () => {
  it.each([
    ['hameau', [95]],
    ['Résid', [101]],
    ['résidence du parc', [101]],
    ['wavre', [101]],
    ['Waver', [101]],
    ['1300', [101]],
    ['101', [101]],
    ['hameau gembloux', [95]],
    ['projet neuf à Wavre', [101]],
    ['nieuwbouwproject Waver 2 slaapkamers', [101]],
    ['new development in Gembloux', [95]],
    ['Neubauprojekt Wavre', [101]],
    ['nieuwbouw Waver', [101]],
    ['maison neuve 3 chambres à Gembloux', [95]],
    ['projets', [95, 101]],
    ['projet neuf', [95, 101]],
  ])('"%s" find it', (text, ids) => {
    expect(found(text)).toEqual(ids)
  })

  it.each(['', 'à', 'maison 3 chambres Wavre', 'projet à Liège', 'hameau wavre', 'appartement', 'neuf'])(
    '"%s" find none',
    (text) => {
      expect(found(text)).toEqual([])
    },
  )
})
