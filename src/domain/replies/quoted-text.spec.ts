import { describe, expect, it } from 'vitest'
import { splitQuotedText } from './quoted-text'

const quote = '> Thank you for your message.\n> Kind regards'

describe('splitQuotedText', () => {
  it.each([
    ['nothing quoted', 'Yes, Friday.\n\nJeanne', 'Yes, Friday.\n\nJeanne', ''],
    [
      'English',
      `Yes.\n\nOn Fri, 27 Nov 2026 at 10:00, Maison Brabant <a@b.example> wrote:\n${quote}`,
      'Yes.',
      `On Fri, 27 Nov 2026 at 10:00, Maison Brabant <a@b.example> wrote:\n${quote}`,
    ],
    [
      'a broken line',
      `Yes.\nOn Fri, 27 Nov 2026 at 10:00, Maison Brabant\n<a@b.example> wrote:\n\n${quote}`,
      'Yes.',
      `On Fri, 27 Nov 2026 at 10:00, Maison Brabant\n<a@b.example> wrote:\n\n${quote}`,
    ],
    [
      'Dutch',
      `Ja.\nOp 27-11-2026 om 10:00 schreef Maison:\n${quote}`,
      'Ja.',
      `Op 27-11-2026 om 10:00 schreef Maison:\n${quote}`,
    ],
    [
      'French',
      `Oui.\nLe 27 nov. 2026 à 10:00, Maison a écrit\u00a0:\n${quote}`,
      'Oui.',
      `Le 27 nov. 2026 à 10:00, Maison a écrit\u00a0:\n${quote}`,
    ],
    [
      'German',
      `Ja.\nAm 27.11.26 um 10:00 schrieb Maison:\n${quote}`,
      'Ja.',
      `Am 27.11.26 um 10:00 schrieb Maison:\n${quote}`,
    ],
    ['quoted lines alone', `Yes.\n\n${quote}\n\n`, 'Yes.', quote],
    [
      'a divider',
      'Ja.\n-----Oorspronkelijk bericht-----\nVan: Maison',
      'Ja.',
      '-----Oorspronkelijk bericht-----\nVan: Maison',
    ],
    [
      'Outlook',
      'Oui.\n________________________________\nDe : Maison\nEnvoyé : vendredi\nÀ : Jeanne\n\nMerci.',
      'Oui.',
      '________________________________\nDe : Maison\nEnvoyé : vendredi\nÀ : Jeanne\n\nMerci.',
    ],
    ['an answer below', `${quote}\n\nYes.`, `${quote}\n\nYes.`, ''],
    [
      'answers between',
      'See below.\nOn 27 Nov 2026 Maison wrote:\n> When?\nFriday.\n> Where?\nThere.',
      'See below.\nOn 27 Nov 2026 Maison wrote:\n> When?\nFriday.\n> Where?\nThere.',
      '',
    ],
    ['a quote alone', quote, quote, ''],
    ['a sentence like one', 'My neighbour wrote: come.\nI do.', 'My neighbour wrote: come.\nI do.', ''],
    ['a From: of their own', 'From: the station\nwe walk.', 'From: the station\nwe walk.', ''],
    ['nothing', '', '', ''],
  ])('of a mail with %s', (_what, whole, text, quoted) => {
    expect(splitQuotedText(whole)).toEqual({ text, quoted })
  })

  // A slow search would exceed the time that a test may take.
  it.each([
    ['one long line', 'on 1 wrote '.repeat(50_000)],
    ['many short lines', 'on 1\n'.repeat(100_000)],
    ['many rules', `${'_'.repeat(200)}\n`.repeat(5000)],
    ['many senders', 'From:\n'.repeat(100_000)],
    ['many broken lines', 'on 1 a@b\nwrote\n'.repeat(50_000)],
  ])('keeps %s whole', (_what, whole) => {
    expect(splitQuotedText(whole)).toEqual({ text: whole.trim(), quoted: '' })
  })
})
