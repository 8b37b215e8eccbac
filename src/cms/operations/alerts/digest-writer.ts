import type { Payload } from 'payload'
import { alertDigest, type DigestProperty } from '@/cms/mail/alerts/alert-digest'
import { alertSummary, cityValues } from '@/cms/words/alerts/alert-facts'
import { hasPlainPrice, toDigestProperty } from '@/cms/mail/alerts/digest-property'
import { getMailAgency, type MailAgency } from '@/cms/queries/agency/mail-agency'
import { alertExits, alertLinkHref } from '@/cms/queries/alerts/alert-links'
import { alertListingPath, findNamedCities } from '@/cms/queries/alerts/alert-listing'
import { findKnownNames } from '@/cms/queries/towns/find-known-names'
import { findListedProperties } from '@/cms/queries/properties/listed-properties'
import type { StoredAlert } from '@/cms/queries/alerts/stored-alerts'
import type { DigestMail } from '@/domain/alerts/digest'
import type { KnownNames } from '@/domain/leads/known-names'
import { shownName } from '@/domain/leads/values/clean-text'
import { isMailAddress } from '@/domain/mail/mailbox'
import type { NamedCity } from '@/domain/search/towns/named-city'
import type { Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import type { MailToQueue } from '@/cms/operations/mails/queue-mail'

type ToWrite = { alert: StoredAlert; mail: DigestMail }

/** Writes digests, and reads only once what many of them need. */
export type DigestWriter = {
  citiesOf: (alert: StoredAlert) => Promise<NamedCity[]>
  write: (digests: readonly ToWrite[]) => Promise<MailToQueue[]>
}

/** RFC 8058: mail programs unsubscribe with a POST request of their own. */
export const unsubscribeHeaders = (oneClick: string): Record<string, string> => ({
  'List-Unsubscribe': `<${oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

type DigestFacts = {
  agency: MailAgency
  names: KnownNames
  properties: ReadonlyMap<number, DigestProperty>
  /** The properties whose price can be compared with an earlier one. */
  priced: ReadonlySet<number>
}

type DigestWriterContext = { payload: Payload; now: Date }

function compose({ payload, now, ...known }: DigestWriterContext & DigestFacts, { alert, mail }: ToWrite) {
  const { language: locale, email } = alert
  const { secret } = payload
  const entries = mail.entries.flatMap(({ property, kind, previousPrice }) => {
    const shown = known.properties.get(property)
    return shown
      ? [{ kind, previousPrice: known.priced.has(property) ? previousPrice : null, property: shown }]
      : []
  })
  if (entries.length === 0 || !isMailAddress(email)) return []
  const exits = alertExits({ secret, alert, now, locale })
  const letter = alertDigest(
    {
      agency: known.agency,
      name: shownName(alert.name),
      entries,
      counts: mail.counts,
      more: mail.more,
      summary: alertSummary({ criteria: alert.criteria, locale, names: known.names }),
      listingHref: `${env.SITE_URL}${alertListingPath({ listing: mail.listing, locale })}`,
      isWider: mail.listing.unsupported.length > 0,
      manageHref: alertLinkHref({ secret, purpose: 'manage', alert, now, locale }),
      unsubscribeHref: exits.page,
    },
    locale,
  )
  const headers = unsubscribeHeaders(exits.oneClick)
  return [{ ...letter, kind: 'alert-digest', locale, to: email, headers, about: `alerts/${alert.id}` }]
}

/** Reads something once for each key. */
function once<Key, Value>(read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>()
  return (key) => {
    const found = known.get(key) ?? read(key)
    known.set(key, found)
    return found
  }
}

/** A writer for one run: it reads the agency and the cities once per run, and the properties once per call. */
export function createDigestWriter({ payload, now }: DigestWriterContext): DigestWriter {
  const agencyIn = once((locale: Locale) => getMailAgency({ payload, locale }))
  const citiesIn = once((locale: Locale) => findNamedCities({ payload, locale }))
  const writeIn = async (locale: Locale, digests: readonly ToWrite[]) => {
    const ids = [...new Set(digests.flatMap(({ mail }) => mail.entries.map(({ property }) => property)))]
    const properties = await findListedProperties({ payload, ids, locale })
    const asked = digests.map(({ alert: { criteria } }) => ({ ...criteria, cities: cityValues(criteria) }))
    const known: DigestFacts = {
      agency: await agencyIn(locale),
      names: await findKnownNames({ payload, asked, locale }),
      properties: new Map(properties.map((property) => [property.id, toDigestProperty(property, locale)])),
      priced: new Set(properties.filter(hasPlainPrice).map(({ id }) => id)),
    }
    return digests.flatMap((digest) => compose({ payload, now, ...known }, digest))
  }
  return {
    citiesOf: ({ criteria, language }) =>
      criteria.zips.length > 0 ? citiesIn(language) : Promise.resolve([]),
    write: async (digests) => {
      const written: MailToQueue[] = []
      for (const locale of new Set(digests.map(({ mail }) => mail.language)))
        written.push(
          ...(await writeIn(
            locale,
            digests.filter(({ mail }) => mail.language === locale),
          )),
        )
      return written
    },
  }
}
