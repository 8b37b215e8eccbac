import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { HeaderPart, HeaderPlace } from './header-part'

it('one slot gives each place of the header the part that is its own', () => {
  const slot = <HeaderPart logo={<b>logo</b>} languages={<i>languages</i>} />
  const header = (
    <header>
      <HeaderPlace part="languages">{slot}</HeaderPlace>
      <HeaderPlace part="logo">{slot}</HeaderPlace>
    </header>
  )
  expect(renderToStaticMarkup(header)).toBe('<header><i>languages</i><b>logo</b></header>')
})
