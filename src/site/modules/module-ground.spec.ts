import { describe, expect, it } from 'vitest'
import type { PageModule } from '@/site/data/content/page-models'
import { groundOf, isDarkGround } from './module-ground'

const picture: NonNullable<PageModule['background']['picture']> = {
  src: '/a.webp',
  srcSet: '',
  width: 3,
  height: 2,
  alt: '',
  color: null,
  kind: 'photo',
}

describe('the ground of a module', () => {
  it.each([
    ['no background', { type: 'none', color: null, picture: null }, 'paper', false],
    ['a colour', { type: 'color', color: 'sand', picture: null }, 'sand', false],
    ['a dark colour', { type: 'color', color: 'ink', picture: null }, 'ink', true],
    ['brick', { type: 'color', color: 'brick', picture: null }, 'brick', true],
    ['a colour that was not chosen', { type: 'color', color: null, picture: null }, 'paper', false],
    ['a picture', { type: 'image', color: null, picture }, 'picture', true],
    ['a picture that is gone', { type: 'image', color: null, picture: null }, 'paper', false],
    ['a colour left from before', { type: 'none', color: 'ink', picture }, 'paper', false],
  ] as const)('with %s', (_case, background, ground, isDark) => {
    expect(groundOf({ background })).toBe(ground)
    expect(isDarkGround({ background })).toBe(isDark)
  })
})
