import { leadFieldNames } from '@/domain/leads/lead-fields'
import { leadForms } from './lead-forms'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import type { Random } from '../random'

/** Values that a form must refuse, and some that it may accept. */
const values: [(random: Random) => unknown, ...((random: Random) => unknown)[]] = [
  () => null,
  () => '',
  () => ' ',
  () => true,
  () => 0,
  () => -1,
  () => 1e308,
  () => 2_147_483_648,
  () => Number.MAX_SAFE_INTEGER + 1,
  () => [],
  () => [[['x']]],
  () => [null, undefined, {}],
  () => ({}),
  () => ({ toString: 'x', length: 1e9 }),
  () => ({ name: 'cv.pdf', size: 10 }),
  () => ({ name: '../../../etc/passwd', size: 1e12 }),
  () => ({ equals: 1, like: '%' }),
  () => ({ $gt: '' }),
  () => JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {}}}'),
  () => 'a'.repeat(30_000),
  ({ whole }) => '💥'.repeat(whole(0, 2000)),
  () => '\u0000',
  () => 'Jean\u0000Dupont',
  () => '\ud800',
  () => '\u202egpj.exe\u2066',
  () => 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘',
  () => 'jeanne@example.com\r\nBcc: all@example.com',
  () => 'jeanne@example.com, all@example.com',
  () => '"<script>alert(1)</script>"@example.com',
  () => '<script>alert(1)</script>',
  () => '"><img src=x onerror=alert(1)>',
  () => '{{7*7}}${7*7}<%= 7*7 %>',
  () => "'; drop table leads; --",
  () => "1' or '1'='1",
  () => '../../../../etc/passwd',
  () => 'C:\\Windows\\system32',
  () => '=HYPERLINK("https://evil.example")',
  () => '%00%0a%0d',
  () => 'javascript:alert(1)',
  () => '1300|Wavre|x',
  () => '|'.repeat(500),
  () => Array.from({ length: 5000 }, (_, at) => at),
  () => '2026-02-31',
  () => '99/99/9999',
  () => 'NaN',
  () => '1e999',
  () => '٣٤٥',
  ({ whole }) => String(whole(-1000, 1_000_000_000)),
]

const others = [
  'website',
  'requestId',
  'altcha',
  'lang',
  'startedAt',
  'form',
  'page',
  '__proto__',
  'constructor',
  'id',
  'status',
  'where',
]

/** A body for a form of a kind, made of its minimal form: some fields bad, some missing, some unknown. */
export function makeBadForm({ kind, random }: { kind: LeadKind; random: Random }): Record<string, unknown> {
  const { chance, whole, pick } = random
  const form: [string, unknown][] = Object.entries(leadForms[kind]).filter(() => chance(0.9))
  const own = Object.keys(leadForms[kind])
  for (let made = whole(1, 6); made > 0; made -= 1) {
    const name = chance(0.7) ? pick(['email', ...own]) : pick(['email', ...leadFieldNames, ...others])
    // A filled honeypot would be dropped before the other fields are checked.
    if (name !== 'website' || chance(0.2)) form.push([name, pick(values)(random)])
  }
  // Not by assignment, which would set the prototype.
  return Object.fromEntries(form)
}
