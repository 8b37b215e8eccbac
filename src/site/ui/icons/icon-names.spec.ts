import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { TopBarItems } from '@/cms/collections/content/top-bar-items'
import { iconNames, iconOf } from './icon-names'

const drawing = readFileSync(fileURLToPath(new URL('./icons.svg', import.meta.url)), 'utf8')
const drawn = [...drawing.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"><path d="[^"]+" \/><\/symbol>/g)]
const names = drawn.map(([, name]) => name ?? '')

const styles = readFileSync(fileURLToPath(new URL('../../styles/cards.css', import.meta.url)), 'utf8')

const offered = TopBarItems.fields
  .flatMap((field) => (field.type === 'row' ? field.fields : [field]))
  .flatMap((field) => (field.type === 'select' && field.name === 'icon' ? field.options : []))
  .map((option) => (typeof option === 'string' ? option : option.value))

describe('iconOf', () => {
  it('knows every symbol that is drawn, and no other', () => {
    expect(names).toEqual([...iconNames])
    expect(names.map(iconOf)).toEqual(names)
  })

  it('knows a symbol for every icon that editors choose from', () => {
    expect(offered).toContain('map-pin')
    expect(offered.filter((name) => !iconOf(name))).toEqual([])
    expect(iconOf('map-pin')).toBe('pin')
  })

  it('draws the icons of cards in their styles as the others', () => {
    const inStyles = [...styles.matchAll(/\.fact-(\w+) \{[^}]*%3Cpath d='([^']+)'/g)]
    expect(inStyles.map(([, name]) => name)).toEqual(['bed', 'surface', 'plot'])
    for (const [, name, path] of inStyles)
      expect(drawing).toContain(`<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}" />`)
  })

  it.each([null, '', 'constructor', 'bed '])('knows no symbol %j', (name) => {
    expect(iconOf(name)).toBeNull()
  })
})
