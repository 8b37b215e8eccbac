import { de } from '@payloadcms/translations/languages/de'
import { fr } from '@payloadcms/translations/languages/fr'
import { nl } from '@payloadcms/translations/languages/nl'
import { deepMergeSimple } from '@payloadcms/translations/utilities'
import { expect, it } from 'vitest'
import { isRecord } from '@/domain/shared/is-record'
import { backOfficeWords } from './back-office-words'

function textsIn(words: unknown, path = ''): string[] {
  if (typeof words === 'string') return [`${path} ${words}`]
  return isRecord(words)
    ? Object.entries(words).flatMap(([key, each]) => textsIn(each, `${path}:${key}`))
    : []
}

const payload = { nl: nl.translations, fr: fr.translations, de: de.translations }

// As a friend is spoken to; French words may begin within one with an accent.
const familiar = {
  nl: /(?<!\p{L})(je|jij|jou|jouw|jullie)(?!\p{L})/iu,
  fr: /(?<!\p{L})(tu|toi|ton|tes)(?!\p{L})/iu,
  de: /(?<!\p{L})(du|dich|dir|dein\p{L}*|bitte (?:gib|klicke|überprüfe|versuche)|^\S+ (?:gib|wähle|ziehe))(?!\p{L})/iu,
}

// What a language is called by programmers, and what a dictionary makes of that.
const technical = {
  nl: /\blocales?\b|taalinstelling/iu,
  fr: /\blocales?\b|\blocalités?\b|\blieux?\b|\bendroit|paramètres? région/iu,
  de: /\blocales?\b|Gebietsschema/iu,
}

it('no word of the back office calls a language anything else', () => {
  for (const language of ['nl', 'fr', 'de'] as const) {
    const words = deepMergeSimple(payload[language], backOfficeWords[language])
    const said = textsIn(words).filter((text) =>
      technical[language].test(text.replace(/^\S+/, '').replace(/\{\{\w+\}\}/g, '')),
    )
    expect(said, language).toEqual([])
  }
})

it('no word of the back office speaks to colleagues as to friends', () => {
  for (const language of ['nl', 'fr', 'de'] as const) {
    const words = deepMergeSimple(payload[language], backOfficeWords[language])
    expect(
      textsIn(words).filter((text) => familiar[language].test(text)),
      language,
    ).toEqual([])
  }
})
