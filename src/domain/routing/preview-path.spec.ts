import { expect, it } from 'vitest'
import { isPreviewPath } from './preview-path'

it.each([
  ['/fr/', false],
  ['/fr/previews-of-nothing/', true],
  ['/preview/', true],
  ['/fr/preview/12/', true],
  ['/fr/pre-view/', false],
])('isPreviewPath(%j) is %s', (path, expected) => {
  expect(isPreviewPath(path)).toBe(expected)
})
