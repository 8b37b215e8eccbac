import { expect, it } from 'vitest'
import { fromMachineHtml, toMachineHtml } from './machine-html'

it.each([
  ['See <1>our homes</1>.', 'See <span id="m1">our homes</span>.'],
  ['<1>A <2>b</2></1> & c < d', '<span id="m1">A <span id="m2">b</span></span> &amp; c &lt; d'],
  ['One\ntwo <1/>', 'One<br>two <span id="m1"></span>'],
  ['no <1>end', 'no &lt;1&gt;end'],
])('%j is for a machine %j, and comes back', (text, html) => {
  expect(toMachineHtml(text)).toBe(html)
  expect(fromMachineHtml(html, text)).toBe(text)
})

it.each([
  ['Voir <span id="m1">nos biens</span>.', 'Voir <1>nos biens</1>.'],
  [
    "<SPAN ID='m1' lang=fr>nos&nbsp;biens</SPAN> &#233;t&eacute; &#x27;",
    "<1>nos\u00a0biens</1> ét&eacute; '",
  ],
  ['<span id="m2">b</span> <span id="m1">a</span>', '<2>b</2> <1>a</1>'],
  ['a<br/>b<br>c', 'a\nb\nc'],
  ['1 < 2 &#0; &#x110000;', '1 < 2 &#0; &#x110000;'],
])('%j of a machine is %j', (html, text) => {
  expect(fromMachineHtml(html, '')).toBe(text)
})

it.each([
  '<b>bold</b>',
  '<span id="m1">open',
  'closed</span>',
  '<span>no number</span>',
  '<script>x</script>',
])('refuses %j', (html) => {
  expect(fromMachineHtml(html, '')).toBeNull()
})
