import { z } from 'zod'
import { isIssuer } from '@/domain/accounts/provider-login'
import { readCaches } from '@/domain/caches/purged-caches.mjs'
import { isMailAddress, parseMailbox } from '@/domain/mail/mailbox'
import { tileOrigins } from '@/domain/map/tiles'
import { isReplyAddress } from '@/domain/replies/reply-address'
import { imapTls, replySettingFaults } from '@/domain/replies/reply-settings'

const flag = z.enum(['0', '1']).default('0')
/** What a program shows as `Authorization: Bearer …`. */
const bearerToken = z
  .string()
  .regex(/^[\x21-\x7e]{16,200}$/, '16 to 200 letters, digits and signs, without spaces')
const perHour = z.coerce.number().int().min(0).max(1_000_000)

/** A bucket for the files of the site (docs/media.md). */
const bucketKeys = {
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'the name of a bucket: 3 to 63 small letters, digits, . and -',
    )
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'the name of a region, such as eu-west-3')
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PREFIX: z
    .string()
    .regex(
      /^(?!\.)[\w.-]+(?:\/(?!\.)[\w.-]+)*$/,
      'a path of letters, digits, . _ and -, with / only between them',
    )
    .optional(),
  S3_FORCE_PATH_STYLE: z.enum(['0', '1']).optional(),
  S3_SIGNED_LINKS: z.enum(['0', '1']).default('1'),
}

/** A machine that drafts translations (docs/translations.md). */
const translationKeys = {
  TRANSLATE_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRANSLATE_API_KEY: z.string().min(1).optional(),
}

/** A provider of OpenID Connect, by which staff may log in (docs/access.md). */
const providerKeys = {
  OIDC_ISSUER: z
    .string()
    .refine(isIssuer, 'an https address, without a login or a query; http on this machine alone')
    .optional(),
  OIDC_CLIENT_ID: z.string().max(500).optional(),
  OIDC_CLIENT_SECRET: z.string().max(2000).optional(),
  OIDC_NAME: z.string().trim().min(1).max(40, 'at most 40 characters').optional(),
}

/** Where replies to answers come in by mail (docs/leads-and-mail.md). */
const replyKeys = {
  REPLY_ADDRESS: z
    .string()
    .refine(isReplyAddress, 'a mail address without +, of at most 31 characters before the @')
    .optional(),
  MAIL_FOLDER: z.string().min(1).optional(),
  IMAP_HOST: z
    .string()
    .regex(/^(?:[\w.-]{1,253}|::1)$/, 'the name of a server, without a port')
    .optional(),
  IMAP_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  IMAP_USER: z.string().max(500).optional(),
  IMAP_PASSWORD: z.string().max(2000).optional(),
  IMAP_TLS: z.enum(imapTls).optional(),
  IMAP_FOLDER: z.string().max(500).optional(),
}

/** Where backups are (docs/backups.md). */
const backupKeys = {
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_S3_BUCKET: bucketKeys.S3_BUCKET,
}

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
    SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATA_DIR: z.string().min(1).default('.data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    PAYLOAD_SECRET: z.string().min(32, 'at least 32 characters').optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z
      .string()
      .refine(
        (text) => isMailAddress(parseMailbox(text).address),
        'an address, or a name with <address> after it',
      )
      .default('Maison Brabant <no-reply@maison-brabant.example>'),
    AGENCY_EMAIL: z.email().default('info@maison-brabant.example'),
    ADMIN_EMAIL: z.email().default('admin@maison-brabant.example'),
    // Running sites may have one of ten characters, which is no longer used: the first account needs twelve
    // (tools/start/prepare.ts).
    ADMIN_PASSWORD: z.string().min(10, 'at least 12 characters').optional(),
    MAP_TILE_URL: z
      .string()
      .refine((url) => tileOrigins(url) !== null, 'an http(s) address or a path, with {z}, {x} and {y}')
      .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
    MAP_TILE_ATTRIBUTION: z.string().min(1).default('© OpenStreetMap'),
    TRUST_PROXY: flag,
    CACHE_PURGE_URL: z
      .string()
      .refine((text) => readCaches(text) !== null, 'http(s) addresses, without a login or a query')
      .optional(),
    CACHE_PURGE_TOKEN: bearerToken.optional(),
    WARM_PAGES: z.coerce.number().int().min(0).max(5000).default(600),
    METRICS_TOKEN: bearerToken.optional(),
    FORM_FREE_PER_HOUR: perHour.default(3),
    FORM_LIMIT_PER_HOUR: perHour.default(20),
    ...bucketKeys,
    ...backupKeys,
    ...translationKeys,
    ...providerKeys,
    ...replyKeys,
  })
  .refine(
    ({ NODE_ENV, DATABASE_URL, PAYLOAD_SECRET }) =>
      NODE_ENV !== 'production' || !DATABASE_URL || Boolean(PAYLOAD_SECRET),
    { path: ['PAYLOAD_SECRET'], error: 'required in production when DATABASE_URL is set' },
  )
  .refine(
    ({ S3_BUCKET, BACKUP_S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_PREFIX }) =>
      Boolean(S3_BUCKET ?? BACKUP_S3_BUCKET) || !(S3_ENDPOINT ?? S3_ACCESS_KEY_ID ?? S3_PREFIX),
    {
      path: ['S3_BUCKET'],
      error: 'required when S3_ENDPOINT, S3_ACCESS_KEY_ID or S3_PREFIX is set, and BACKUP_S3_BUCKET is not',
    },
  )
  .refine(({ S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret }) => !id || Boolean(secret), {
    path: ['S3_SECRET_ACCESS_KEY'],
    error: 'required when S3_ACCESS_KEY_ID is set',
  })
  .refine(({ S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret }) => !secret || Boolean(id), {
    path: ['S3_ACCESS_KEY_ID'],
    error: 'required when S3_SECRET_ACCESS_KEY is set',
  })
  .refine(({ TRANSLATE_API_KEY, TRANSLATE_URL }) => !TRANSLATE_API_KEY || Boolean(TRANSLATE_URL), {
    path: ['TRANSLATE_URL'],
    error: 'required when TRANSLATE_API_KEY is set',
  })
  .refine(
    ({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME }) =>
      Boolean(OIDC_ISSUER) || !(OIDC_CLIENT_ID ?? OIDC_CLIENT_SECRET ?? OIDC_NAME),
    { path: ['OIDC_ISSUER'], error: 'required when another key of OIDC_ is set' },
  )
  .refine(({ OIDC_ISSUER, OIDC_CLIENT_ID }) => !OIDC_ISSUER || Boolean(OIDC_CLIENT_ID), {
    path: ['OIDC_CLIENT_ID'],
    error: 'required when OIDC_ISSUER is set',
  })
  .refine(({ OIDC_ISSUER, OIDC_CLIENT_SECRET }) => !OIDC_ISSUER || Boolean(OIDC_CLIENT_SECRET), {
    path: ['OIDC_CLIENT_SECRET'],
    error: 'required when OIDC_ISSUER is set',
  })
  .superRefine((given, context) => {
    for (const { key, error: message } of replySettingFaults(given))
      context.addIssue({ code: 'custom', path: [key], message })
  })

export type Env = Omit<z.infer<typeof schema>, 'SITE_URL'> & { SITE_URL: string }

/** The keys of the environment; `.env.example` lists the same ones. */
export const envKeys = Object.keys(schema.shape)

/**
 * Reads the environment, an empty value counting as absent.
 * @throws Error with one line per bad key, which says what is wrong with it.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment has wrong values:\n${lines.join('\n')}`)
  }
  const siteUrl = parsed.data.SITE_URL ?? `http://localhost:${parsed.data.PORT}`
  return { ...parsed.data, SITE_URL: siteUrl.replace(/\/+$/, '') }
}

/** Read at boot by payload.config.ts and instrumentation.ts, so a bad value stops the start, not a visitor. */
export const env = parseEnv(process.env)

/** Whether DATA_DIR names a folder; otherwise files are in the default places. */
export const isDataDirChosen = Boolean(process.env.DATA_DIR)

/**
 * Whether this is the server of the site, which visitors wait for, or a program without waiting visitors: the worker, an
 * import.
 */
export const isSiteServer = process.env.NEXT_RUNTIME === 'nodejs'
