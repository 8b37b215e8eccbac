import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { iconNames, isIconName } from './icon-names'

const drawing = readFileSync(fileURLToPath(new URL('./icons.svg', import.meta.url)), 'utf8')
const drawn = [...drawing.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"><path d="[^"]+" \/><\/symbol>/g)]
const names = drawn.map(([, name]) => name ?? '')

describe('isIconName', () => {
  it('knows every symbol that is drawn, and no other', () => {
    expect(names).toEqual([...iconNames])
    expect(names.filter((name) => !isIconName(name))).toEqual([])
  })

  it.each([null, '', 'constructor', 'bed '])('knows no symbol %j', (name) => {
    expect(isIconName(name)).toBe(false)
  })
})
