import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { TopBarLink } from '@/site/data/view-models'
import { TopBarLinks } from './top-bar'

const draw = (ground: 'ink' | 'paper', link: Pick<TopBarLink, 'icon' | 'color'>) =>
  renderToStaticMarkup(
    createElement(TopBarLinks, {
      links: [{ href: '/fr/contact/', label: 'Wavre', newTab: false, ...link }],
      ground,
      newTabHint: 'nouvel onglet',
    }),
  )

describe('a link of the top bar', () => {
  it('has the colour of the editors where it can be read on the bar, and not in the drawer', () => {
    const link = { icon: null, color: 'sand' } as const
    expect(draw('ink', link)).toContain('style="color:var(--color-sand)"')
    expect(draw('paper', link)).not.toContain('style')
  })

  it('has the symbol of the name that editors choose', () => {
    expect(draw('ink', { icon: 'map-pin', color: null })).toContain('#pin"')
  })
})
