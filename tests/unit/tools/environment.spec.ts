import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { envKeys, parseEnv } from '../../../src/env'

describe('the environment', () => {
  it('is described in .env.example, key by key', () => {
    const lines = readFileSync('.env.example', 'utf8').split('\n')
    const keys = lines.flatMap((line) => /^#?\s?([A-Z][A-Z\d_]+)=/.exec(line)?.[1] ?? [])
    expect(keys.toSorted()).toEqual(envKeys.toSorted())
  })

  it('works with nothing set', () => {
    expect(parseEnv({})).toMatchObject({ PORT: 3000, SITE_URL: 'http://localhost:3000', DATA_DIR: '.data' })
  })

  it('treats an empty value as missing', () => {
    expect(parseEnv({ PORT: '', SMTP_URL: '' })).toMatchObject({ PORT: 3000 })
  })

  it('gives the address of the site without a slash at its end', () => {
    expect(parseEnv({ SITE_URL: 'https://maison-brabant.example/' }).SITE_URL).toBe(
      'https://maison-brabant.example',
    )
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['SITE_URL', 'maison-brabant.example'],
    ['SITE_URL', 'ftp://maison-brabant.example'],
    ['DATABASE_URL', 'mysql://localhost/site'],
    ['PAYLOAD_SECRET', 'short'],
    ['SMTP_URL', 'http://localhost'],
    ['MAIL_FROM', 'Maison Brabant'],
    ['MAIL_FROM', 'Maison Brabant no-reply@maison-brabant.example'],
    ['MAIL_FROM', 'Maison Brabant <no-reply>'],
    ['MAIL_FROM', 'no-reply@maison-brabant.example, info@maison-brabant.example'],
    ['MAIL_FROM', 'Maison Brabant <no-reply@maison-brabant.example> x'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_PASSWORD', 'short'],
    ['MAP_TILE_URL', 'https://tiles.example/'],
    ['TRUST_PROXY', 'yes'],
    ['CACHE_PURGE_URL', 'cache:6081'],
    ['CACHE_PURGE_URL', 'http://127.0.0.1:6081/ cache'],
    ['CACHE_PURGE_URL', 'http://user:word@cache/'],
    ['CACHE_PURGE_TOKEN', 'short'],
    ['CACHE_PURGE_TOKEN', 'with a space in the middle'],
    ['FORM_FREE_PER_HOUR', '-1'],
    ['FORM_LIMIT_PER_HOUR', 'many'],
    ['S3_BUCKET', 'Files'],
    ['S3_BUCKET', 'a'],
    ['S3_BUCKET', 'my files'],
    ['S3_BUCKET', 'https://files.example/bucket'],
    ['S3_ENDPOINT', 'files.example:9000'],
    ['S3_ENDPOINT', 's3://files.example'],
    ['S3_REGION', 'Paris, France'],
    ['S3_PREFIX', '/site'],
    ['S3_PREFIX', 'site/'],
    ['S3_PREFIX', 'a//b'],
    ['S3_PREFIX', '../other'],
    ['S3_PREFIX', 'site/../other'],
    ['S3_FORCE_PATH_STYLE', 'yes'],
    ['S3_SIGNED_LINKS', 'true'],
    ['OIDC_ISSUER', 'login.example'],
    ['OIDC_ISSUER', 'http://login.example'],
    ['OIDC_NAME', ' '],
    ['OIDC_NAME', 'a'.repeat(41)],
    ['REPLY_ADDRESS', 'antwoord+x@agency.example'],
    ['REPLY_ADDRESS', 'antwoord'],
    ['IMAP_HOST', 'imap.example:993'],
    ['IMAP_HOST', 'imaps://imap.example'],
    ['IMAP_PORT', '0'],
    ['IMAP_TLS', 'yes'],
  ])('stops the start on %s=%s and names the key', (key, value) => {
    expect(() => parseEnv({ [key]: value })).toThrow(`  ${key}: `)
  })

  it.each([
    'no-reply@maison-brabant.example',
    'Maison Brabant <no-reply@maison-brabant.example>',
    '"Brabant, Maison" <no-reply@maison-brabant.example>',
    '<no-reply@localhost>',
  ])('accepts %s as a sender', (MAIL_FROM) => {
    expect(parseEnv({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM)
  })

  it('names every wrong key at once', () => {
    expect(() => parseEnv({ PORT: 'x', SITE_URL: 'y' })).toThrow(/PORT: .*\n.*SITE_URL: /s)
  })

  it('takes a bucket, with its keys or with the role of the machine', () => {
    const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
    const S3_BUCKET = 'maison-brabant'
    expect(parseEnv({ S3_BUCKET })).toMatchObject({ S3_REGION: 'us-east-1', S3_SIGNED_LINKS: '1' })
    expect(parseEnv({ S3_BUCKET, S3_PREFIX: 'brabant/site_1.0', ...keys })).toMatchObject(keys)
    for (const [S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, missing] of [
      ['key', '', 'S3_SECRET_ACCESS_KEY'],
      ['', 'secret', 'S3_ACCESS_KEY_ID'],
    ])
      expect(() => parseEnv({ S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY })).toThrow(
        `  ${missing}: required`,
      )
    for (const given of [{ S3_ENDPOINT: 'http://files.example' }, { S3_PREFIX: 'site' }, keys])
      expect(() => parseEnv({ ...given })).toThrow('  S3_BUCKET: required when')
    expect(parseEnv({ BACKUP_S3_BUCKET: 'backups', ...keys })).toMatchObject(keys)
  })

  it('takes a provider of logins with all its keys, or none', () => {
    const keys = {
      OIDC_ISSUER: 'https://login.example',
      OIDC_CLIENT_ID: 'office',
      OIDC_CLIENT_SECRET: 'word',
    }
    expect(parseEnv(keys)).toMatchObject(keys)
    expect(parseEnv({ ...keys, OIDC_NAME: 'Agency' })).toMatchObject({ OIDC_NAME: 'Agency' })
    for (const missing of Object.keys(keys))
      expect(() => parseEnv({ ...keys, [missing]: '' })).toThrow(`  ${missing}: required`)
    expect(() => parseEnv({ OIDC_NAME: 'Agency' })).toThrow('  OIDC_ISSUER: required')
  })

  it('takes a mailbox of replies with all its keys, or none', () => {
    const keys = {
      REPLY_ADDRESS: 'antwoord@agency.example',
      IMAP_HOST: 'imap.agency.example',
      IMAP_USER: 'antwoord',
      IMAP_PASSWORD: 'word',
    }
    expect(parseEnv(keys)).toMatchObject(keys)
    for (const missing of Object.keys(keys))
      expect(() => parseEnv({ ...keys, [missing]: '' })).toThrow(`  ${missing}: required`)
    expect(() => parseEnv({ REPLY_ADDRESS: keys.REPLY_ADDRESS })).toThrow('  IMAP_HOST: required')
    expect(() => parseEnv({ ...keys, IMAP_TLS: '0' })).toThrow('  IMAP_TLS: 1 or starttls')
  })

  it('requires a secret in production when the database belongs to somebody else', () => {
    const source = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/site' }
    expect(() => parseEnv(source)).toThrow('PAYLOAD_SECRET: required in production')
    expect(parseEnv({ ...source, PAYLOAD_SECRET: 'x'.repeat(32) }).DATABASE_URL).toBe('postgres://db/site')
  })
})
