import { readFileSync } from 'node:fs'
import { createTranslator } from 'use-intl/core'
import type { Locale } from '../../src/domain/shared/locale'
import type french from '../../src/site/messages/fr.json'

// Playwright loads files as they are: it cannot import the messages as the site does.
const read = (locale: Locale): typeof french =>
  JSON.parse(readFileSync(`src/site/messages/${locale}.json`, 'utf8'))

/** The texts of the site in a language, for journeys: `textsOf('fr')('listing.page', { page: 2 })`. */
export const textsOf = (locale: Locale) =>
  createTranslator({ locale: `${locale}-BE`, messages: read(locale), timeZone: 'Europe/Brussels' })
