import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture } from './picture'

const picture = { src: '/a.webp', srcSet: '', width: 3, height: 2, alt: '', color: '#aabbcc' }

it('a picture keeps its focal point in sight where a style cuts it', () => {
  const html = renderToStaticMarkup(<Picture picture={{ ...picture, focus: '5% 95%' }} sizes="100vw" />)
  expect(html).toContain('background-color:#aabbcc;--focus:5% 95%')
  expect(readFileSync('src/site/styles/base.css', 'utf8')).toContain('object-position: var(--focus, 50% 50%)')
})

it('a picture without one says nothing of it', () => {
  expect(renderToStaticMarkup(<Picture picture={picture} sizes="100vw" />)).not.toContain('--focus')
})
