import { measureFloor } from './framework-floor'
import { measureLayoutShift } from './layout-shift'
import { htmlLimits, htmlProblems, weighHtml } from './page-html'
import { measureWeights, scriptBytes } from './page-weight'

export type Line = { name: string; value: number; unit: string; n: number }

type Print = (line: Line) => void

/** By their original paths. */
const pages = {
  home: '/',
  list: '/for-sale/',
  property: '/property/2101/',
  article: '/nos-conseils/frais-de-notaire/',
  contact: '/contact/',
}
/** What the site may add to the framework's own JavaScript on any page, in KB compressed. */
const SCRIPT_LIMIT = 25

const unit = 'KB compressed'
const kilobytes = (bytes: number): number => Number((bytes / 1024).toFixed(2))

/** Where an original path leads a French visitor. */
export async function addressOf({ url, original }: { url: string; original: string }): Promise<string> {
  return (await fetch(`${url}${original}`, { headers: { 'accept-language': 'fr' } })).url
}

type WeighedPage = { name: string; address: string; floor: number }

/** Prints the weight of a page; returns by how much it exceeds its limit, if it does. */
async function weighPage({ name, address, floor }: WeighedPage, print: Print): Promise<string[]> {
  const weights = await measureWeights(address)
  for (const { kind, bytes, requests } of weights)
    print({ name: `weight of the ${name} page: ${kind}`, value: kilobytes(bytes), unit, n: requests })
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0)
  print({ name: `weight of the ${name} page: total`, value: kilobytes(total), unit, n: 1 })
  const over = kilobytes(scriptBytes(weights) - floor)
  print({
    name: `JavaScript over the floor on the ${name} page (limit ${SCRIPT_LIMIT})`,
    value: over,
    unit,
    n: 1,
  })
  const problems = await weighHtmlOf({ name, address }, print)
  return over <= SCRIPT_LIMIT
    ? problems
    : [
        ...problems,
        `The ${name} page adds ${over} KB of JavaScript to the framework's, ${SCRIPT_LIMIT} KB are allowed`,
      ]
}

/** Prints what the HTML of a page weighs before it is compressed; returns what of it is over its limits. */
async function weighHtmlOf(
  { name, address }: Pick<WeighedPage, 'name' | 'address'>,
  print: Print,
): Promise<string[]> {
  const weight = weighHtml(await (await fetch(address)).text())
  const limit = htmlLimits[name]
  print({
    name: `HTML of the ${name} page${limit ? ` (limit ${limit.kilobytes})` : ''}`,
    value: kilobytes(weight.html),
    unit: 'KB uncompressed',
    n: 1,
  })
  print({
    name: `data for React in the HTML of the ${name} page${limit ? ` (limit ${limit.data})` : ''}`,
    value: Number(((100 * weight.data) / weight.html).toFixed(1)),
    unit: '%',
    n: 1,
  })
  return htmlProblems(name, weight)
}

/**
 * Prints the weight of the main pages on a first visit, what their JavaScript adds to the framework's own, and how far
 * their layout shifts; returns those over their limits.
 */
export async function weighPages({ url, print }: { url: string; print: Print }): Promise<string[]> {
  const floor = await measureFloor()
  print({ name: 'floor: JavaScript of an empty page of the framework', value: kilobytes(floor), unit, n: 1 })
  const problems: string[] = []
  for (const [name, original] of Object.entries(pages)) {
    const address = await addressOf({ url, original })
    problems.push(...(await weighPage({ name, address, floor }, print)))
    const shift = Number((await measureLayoutShift(address)).toFixed(4))
    print({ name: `layout shift of the ${name} page, loaded and scrolled`, value: shift, unit: 'CLS', n: 1 })
  }
  return problems
}
