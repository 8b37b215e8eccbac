import type { PayloadRequest, Where } from 'payload'
import { createRecord, findRecords, updateRecord } from '@/cms/database/records'
import { getStockSettings } from '@/cms/queries/stock/stock-settings'
import type { Locale } from '@/domain/shared/locale'

/** The preference by which Payload opens documents in a language, and the language that a login gave it last. */
const CHOSEN = 'locale'
const GIVEN = 'locale-of-login'

type FollowedUser = { user: number; locale: Locale }

const preferencesOf = (user: number): Where => ({
  and: [
    { key: { in: [CHOSEN, GIVEN] } },
    { 'user.relationTo': { equals: 'users' } },
    { 'user.value': { equals: user } },
  ],
})

const isOwnChoice = ({ chosen, given }: { chosen: unknown; given: unknown }): boolean =>
  chosen !== undefined && chosen !== given

/**
 * Has documents open in the language that a member of staff reads the office in, where the site is in that language. Whoever has switched
 * to another language of the content themselves keeps theirs. The caller holds the account (`lockAccount`).
 */
export async function followLanguage(req: PayloadRequest, { user, locale }: FollowedUser): Promise<void> {
  const { payload } = req
  const collection = 'payload-preferences'
  const found = await findRecords(payload, { collection, where: preferencesOf(user), req })
  const stored = new Map(found.map((each) => [each.key, each]))
  const [chosen, given] = [stored.get(CHOSEN)?.value, stored.get(GIVEN)?.value]
  if (chosen === locale || isOwnChoice({ chosen, given })) return
  if (!(await getStockSettings(payload)).siteLanguages.includes(locale)) return
  for (const key of [CHOSEN, GIVEN]) {
    const id = stored.get(key)?.id
    const data = { key, value: locale, user: { relationTo: 'users', value: user } }
    if (id === undefined) await createRecord(payload, { collection, data, req })
    else await updateRecord(payload, { collection, id, data, req })
  }
}
