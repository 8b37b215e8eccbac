import { expect, it } from 'vitest'
import { initialsOf } from './initials'

it.each([
  ['Claire Delvaux', 'CD'],
  ['Lucie', 'L'],
  ['Jan Van den Broeck', 'JB'],
  ['Élise d’Hondt-Martin', 'ÉM'],
  ['  ', ''],
])('the initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials))
