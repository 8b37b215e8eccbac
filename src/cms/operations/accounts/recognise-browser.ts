import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import Bowser from 'bowser'
import type { PayloadRequest } from 'payload'
import { keepAsHash } from '@/cms/access/signed-token'
import { table } from '@/cms/database/tables'
import { transactionOf, type Database } from '@/cms/database/transactions'
import { staffSignIn } from '@/cms/mail/accounts/staff-sign-in'
import { claimAllowance } from '@/cms/operations/leads/form-allowance'
import { queueMail } from '@/cms/operations/mails/queue-mail'
import type { User } from '@/cms/payload-types'
import { getMailAgency } from '@/cms/queries/agency/mail-agency'
import { knownLocale, type Locale } from '@/domain/shared/locale'
import { env } from '@/env'

const knownBrowsers = table('known_browsers')

/** A browser that nobody used for so long is forgotten, in days: the longest life of a cookie in browsers. */
export const BROWSER_KEPT = 400

/** A colleague has fewer; beyond that the least recent is forgotten. */
const MOST_BROWSERS = 20

/** Whoever logs in with a program, which keeps no cookies, does not fill their own mailbox. */
const MOST_MAILS_PER_DAY = 5

export type LoginBrowser = {
  /** What the browser kept of its earlier login, if anything. */
  token: string | null
  userAgent: string | null
  /** In which its user reads the back office; null for a program, which names none. */
  language: Locale | null
}

// Browsers send far less.
const longestUserAgent = 300

const knownNames: ReadonlySet<string> = new Set([
  ...Object.values(Bowser.BROWSER_MAP),
  ...Object.values(Bowser.OS_MAP),
])

/** 'Firefox, Windows'; empty for a header without a known name, because whoever logs in can write anything there. */
export function browserName(userAgent: string | null): string {
  const { browser, os } = Bowser.parse((userAgent || 'unknown').slice(0, longestUserAgent))
  return [browser.name, os.name].filter((name) => name !== undefined && knownNames.has(name)).join(', ')
}

const hashOf = ({ payload }: PayloadRequest, token: string): string =>
  keepAsHash({ secret: payload.secret, use: 'known-browser', value: token })

type Recognised = { db: Database; user: number; hash: string; now: Date }

async function isKnown({ db, user, hash, now }: Recognised): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update ${knownBrowsers} set ${knownBrowsers.$.seen_at} = ${now.toISOString()}
    where ${knownBrowsers.token_hash} = ${hash} and ${knownBrowsers.user_id} = ${user}
      and ${knownBrowsers.seen_at} > ${now.toISOString()}::timestamptz - make_interval(days => ${BROWSER_KEPT})
    returning ${knownBrowsers.user_id}`)
  return rows.length > 0
}

/** Whether a browser keeps this for any account: colleagues may share one. */
async function isStored({ db, hash }: Pick<Recognised, 'db' | 'hash'>): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select ${knownBrowsers.user_id} from ${knownBrowsers} where ${knownBrowsers.token_hash} = ${hash} limit 1`,
  )
  return rows.length > 0
}

async function keep({ db, user, hash, now }: Recognised): Promise<void> {
  await db.execute(sql`
    insert into ${knownBrowsers} (${knownBrowsers.$.token_hash}, ${knownBrowsers.$.user_id}, ${knownBrowsers.$.seen_at})
    values (${hash}, ${user}, ${now.toISOString()})
    on conflict (${knownBrowsers.$.token_hash}, ${knownBrowsers.$.user_id}) do update set ${knownBrowsers.$.seen_at} = excluded.${knownBrowsers.$.seen_at}`)
  await db.execute(sql`
    delete from ${knownBrowsers} where ${knownBrowsers.user_id} = ${user} and (
      ${knownBrowsers.seen_at} < ${now.toISOString()}::timestamptz - make_interval(days => ${BROWSER_KEPT})
      or ${knownBrowsers.token_hash} in (
        select ${knownBrowsers.$.token_hash} from ${knownBrowsers} where ${knownBrowsers.user_id} = ${user}
        order by ${knownBrowsers.seen_at} desc offset ${MOST_BROWSERS}))`)
}

/** Forgets all browsers of an account: whoever had its former password is told of again. */
export async function forgetBrowsers(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  user: number,
): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`delete from ${knownBrowsers} where ${knownBrowsers.user_id} = ${user}`)
}

/** False where the account has got all its mails of the day. */
async function mailSignIn(
  req: PayloadRequest,
  { user, browser, now }: { user: User; browser: LoginBrowser; now: Date },
): Promise<boolean> {
  const { payload } = req
  const { id, email, language } = user
  const allowance = { use: 'staff-sign-in', value: String(id), most: MOST_MAILS_PER_DAY, hours: 24 } as const
  if (!(await claimAllowance({ payload, db: await transactionOf(req), allowance, now }))) return false
  const locale = knownLocale(language)
  const agency = await getMailAgency({ payload, locale, req })
  const accountHref = `${env.SITE_URL}/admin/account`
  const mail = staffSignIn({ agency, browser: browserName(browser.userAgent), now, accountHref }, locale)
  const replyTo = { address: env.AGENCY_EMAIL, name: agency.name }
  await queueMail({
    req,
    mail: { ...mail, kind: 'account-sign-in', locale, to: email, replyTo, about: `users/${id}` },
  })
  return true
}

/**
 * Records from which browser a member of staff logs in, and mails them where the account had not used it, in the transaction of
 * the login. Returns what the browser keeps until its next login; one that nobody was told of stays unknown.
 */
export async function recogniseBrowser(
  req: PayloadRequest,
  { user, browser, now }: { user: User; browser: LoginBrowser; now: Date },
): Promise<string> {
  const db = await transactionOf(req)
  const { token } = browser
  const { id } = user
  if (token !== null && (await isKnown({ db, user: id, hash: hashOf(req, token), now }))) return token
  const isOfColleague = token !== null && (await isStored({ db, hash: hashOf(req, token) }))
  const kept = isOfColleague ? token : randomBytes(24).toString('base64url')
  if (await mailSignIn(req, { user, browser, now }))
    await keep({ db, user: id, hash: hashOf(req, kept), now })
  return kept
}
