import { expect, it } from 'vitest'
import { toJsonLd } from './json-ld'

it('a text cannot end the script it stands in', () => {
  const name = '</script><script>alert(1)</script> <!-- \u2028 \u2029 é'
  const json = toJsonLd({ '@type': 'Place', name })
  expect(json).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@type': 'Place', name })
})
