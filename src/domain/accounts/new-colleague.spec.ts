import { describe, expect, it } from 'vitest'
import { readNewColleague } from './new-colleague'

const typed = { name: ' Marie Peeters ', email: ' Marie@Example.com ', role: 'editor', language: 'nl' }

describe('the form that invites a colleague', () => {
  it.each(['reader', 'translator'])('may invite a %s', (role) => {
    expect(readNewColleague({ ...typed, role })).toMatchObject({ ok: true, value: { role } })
  })

  it('is read without blanks, with the address in lower case, and with nothing else that was sent', () => {
    expect(readNewColleague({ ...typed, password: 'x', id: 1 })).toEqual({
      ok: true,
      value: { name: 'Marie Peeters', email: 'marie@example.com', role: 'editor', language: 'nl' },
    })
  })

  it.each([
    [{ name: ' ' }, { name: 'required' }],
    [{ name: 'x'.repeat(101) }, { name: 'too-long' }],
    [{ email: '' }, { email: 'required' }],
    [{ email: 'marie@' }, { email: 'invalid' }],
    [{ email: ['a@example.com'] }, { email: 'required' }],
    [{ role: 'owner' }, { role: 'invalid' }],
    [{ language: 'es' }, { language: 'invalid' }],
    [
      { name: '', role: undefined },
      { name: 'required', role: 'invalid' },
    ],
  ])('is refused at the field for %o', (wrong, failure) => {
    expect(readNewColleague({ ...typed, ...wrong })).toEqual({ ok: false, failure })
  })
})
