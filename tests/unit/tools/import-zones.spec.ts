import { ESLint } from 'eslint'
import { beforeAll, describe, expect, it } from 'vitest'

// A lint rule that stops matching is silent, so these are the imports that each zone must refuse and must allow.
const refused = [
  ['src/domain/appointments/a.ts', "import { getPayload } from 'payload'"],
  ['src/domain/appointments/a.ts', "import { x } from '../shared/locale'"],
  ['src/domain/appointments/a.ts', "import { env } from '@/env'"],
  ['src/domain/appointments/a.ts', "import { cache } from 'react'"],
  ['src/domain/appointments/a.ts', "import { readFileSync } from 'node:fs'"],
  ['src/domain/appointments/a.ts', "import { getTranslator } from '@/messages/translator'"],
  ['src/domain/appointments/a.ts', "import { noteTags } from '@/process/freshness.mjs'"],
  ['src/messages/a.ts', "import { x } from '@/cms/mail/render-mail'"],
  ['src/messages/a.ts', "import { noteTags } from '@/process/freshness.mjs'"],
  ['src/messages/a.ts', "import { x } from '@/site/words/error-words'"],
  ['src/messages/a.ts', "import { cache } from 'react'"],
  ['src/messages/a.ts', "import { getPayload } from 'payload'"],
  ['src/site/ui/a.tsx', "import { getTranslator } from '@/messages/translator'"],
  ['src/cms/hooks/a.ts', "import { headers } from 'next/headers'"],
  ['src/cms/hooks/a.ts', "import { x } from '@/site/data/properties/properties'"],
  ['src/cms/jobs/a.ts', "import { x } from 'react'"],
  ['src/cms/fields/a.ts', "import { x } from '@/cms/queries/search/property-search'"],
  ['src/cms/words/a.ts', "import { x } from '@/cms/mail/render-mail'"],
  ['src/cms/queries/leads/a.ts', "import { x } from '@/cms/mail/render-mail'"],
  ['src/cms/queries/a.ts', "import { getPayload } from 'next/headers'"],
  ['src/cms/mail/leads/a.ts', "import { x } from '@/cms/operations/mails/queue-mail'"],
  ['src/cms/mail/a.ts', "import { writeFile } from 'node:fs/promises'"],
  ['src/cms/mail/leads/a.ts', "import { readFileSync } from 'node:fs'"],
  ['src/cms/mail/a.ts', "import nodemailer from 'nodemailer'"],
  ['src/cms/mail/a.ts', "import { files } from '@/cms/files/files'"],
  ['src/cms/mail/a.ts', "import { findRecordAs } from '@/cms/database/records'"],
  ['src/cms/operations/a.ts', "import { x } from '@/cms/jobs/jobs'"],
  ['src/cms/operations/a.ts', "import { x } from '@/cms/hooks/revalidate'"],
  ['src/cms/hooks/a.ts', "import { x } from '@/cms/collections/media/media'"],
  ['src/cms/jobs/a.ts', "import { x } from '@/cms/admin/styles'"],
  ['src/cms/collections/a.ts', "import { x } from '@/cms/admin/styles'"],
  ['src/site/features/appointments/a.tsx', "import { getPayload } from 'payload'"],
  ['src/site/features/appointments/a.tsx', "import { x } from '@/cms/operations/leads/submit-lead'"],
  ['src/site/features/appointments/a.tsx', "import { x } from '@/site/screens/property'"],
  ['src/site/features/appointments/a.tsx', "import { x } from '@/site/features/leads/form'"],
  ['src/site/features/appointments/a.tsx', "import { x } from '@payloadcms/live-preview-react'"],
  ['src/site/features/preview/a.tsx', "import { getPayload } from 'payload'"],
  ['src/site/forms/a.tsx', "import { x } from '@/site/features/leads/lead-form'"],
  ['src/site/forms/a.tsx', "import { x } from '@/cms/operations/leads/submit-lead'"],
  ['src/site/features/leads/actions.ts', "import { x } from '@/cms/collections/leads'"],
  ['src/site/data/a.ts', "import { x } from '@/cms/collections/properties'"],
  ['src/site/data/a.ts', "import { x } from '@/site/features/appointments/form'"],
  ['src/site/data/a.ts', "import { x } from '@/site/forms/form-body'"],
  ['src/site/ui/a.tsx', "import { x } from '@/site/data/properties/properties'"],
  ['src/site/modules/a.tsx', "import { x } from '@/site/screens/page'"],
  ['src/site/screens/a.tsx', "import { getPayload } from 'payload'"],
  ['tools/start/a.ts', "import { getClient } from '../../src/site/data/client'"],
  ['tools/faults/attacks/a.ts', "import { GET } from '../../../src/app/api/search/route'"],
  ['tools/database/a.mjs', "import { x } from '@/site/data/client'"],
  ['seed/a.ts', "import { getClient } from '../src/site/data/client'"],
  ['src/site/features/appointments/a.tsx', 'export const x = process.env.FOO'],
  ['src/site/data/a.ts', 'export const x = (property: { price: number }) => property.price'],
  [
    'src/site/data/a.ts',
    'export const x = (property: { costs: number }) => { const { costs } = property; return costs }',
  ],
  ['src/site/data/a.ts', 'export const x = ({ publishPrice }: { publishPrice: boolean }) => publishPrice'],
  ['src/cms/mail/a.ts', 'export const x = (doc: { lifeAnnuity: object }) => doc.lifeAnnuity'],
  [
    'src/cms/queries/a.ts',
    'export const x = (anything: { priceUnitText: string }) => anything.priceUnitText',
  ],
  ['src/cms/operations/a.ts', 'export const x = (unit: { startPrice: number }) => unit.startPrice'],
  ['src/site/seo/a.ts', 'export const x = (property: { price: number }) => property.price'],
  ['src/cms/operations/leads/a.ts', 'export const x = sql`delete from leads where id = 1`'],
  ['src/cms/queries/owners/a.ts', 'export const x = sql`select own.first_name from ${owners} own`'],
  ['src/cms/hooks/a.ts', 'export const x = sql<Row>`update ${owners} set last_login_at = now()`'],
  ['src/cms/jobs/a.ts', 'export const x = sql`select _parent_id from ${citiesLocales}`'],
  ['src/cms/queries/a.ts', "export const x = sql.raw('created_at')"],
  ['src/cms/usage/a.ts', 'export const x = sql`select ${sql.identifier(name)}`'],
  ['src/cms/queries/a.ts', 'export const x = payload.db.drizzle'],
  ['src/cms/collections/a.ts', "export const x = req.payload.db.findOne({ collection: 'leads' })"],
  ['src/site/data/alerts/a.ts', 'export const x = payload.db.drizzle'],
  ['src/site/seo/a.ts', "export const x = payload.db.findOne({ collection: 'agents' })"],
  ['src/site/features/leads/actions.ts', 'export const x = payload.db.sessions'],
  ['src/app/api/a.ts', 'export const x = req.payload.db.drizzle'],
  ['tools/bench/a.ts', 'export const x = sql`delete from alerts`'],
  ['tools/bench/a.ts', 'export const x = payload.db.drizzle'],
  ['src/cms/a.ts', 'import { Server } from "node:http"; Server.prototype.emit = () => true'],
  ['src/site/data/a.ts', 'import { Pool } from "pg"; Pool.prototype["query"] = () => null'],
  ['tools/server/a.mjs', 'const { prototype } = Map; prototype.get = () => null'],
  ['tools/a.ts', 'Object.assign(Map.prototype, { get: () => null })'],
  ['src/domain/a.ts', "export const x = (y: unknown) => typeof y === 'object' && y !== null && 'z' in y"],
  ['src/cms/queries/a.ts', "export const x = (y: unknown) => typeof y !== 'object' || y === null"],
  ['src/site/a.ts', "export const x = (y: unknown) => y !== null && typeof y === 'object'"],
  ['tools/a.ts', "export const x = (y: unknown) => y && typeof y === 'object'"],
  ['src/site/data/a.ts', "export const x = (y: unknown) => (typeof y === 'string' ? y : '')"],
  ['tests/unit/a.spec.ts', "export const x = (y: unknown) => (typeof y === 'string' ? y.trim() : '')"],
] as const

const allowed = [
  ['src/domain/appointments/a.ts', "import { z } from 'zod'"],
  ['src/domain/appointments/a.ts', "import { locales } from '@/domain/shared/locale'"],
  ['src/domain/appointments/a.ts', "import { x } from './b'"],
  ['src/messages/a.ts', "import { createTranslator } from 'use-intl/core'"],
  ['src/messages/a.ts', "import type { PriceView } from '@/domain/properties/price'"],
  ['src/cms/mail/a.ts', "import { priceWords } from '@/messages/price-words'"],
  ['src/site/features/leads/a.tsx', "import { getTranslator } from '@/messages/translator'"],
  ['src/cms/queries/a.ts', "import { noteTags } from '@/process/freshness.mjs'"],
  ['src/cms/hooks/a.ts', "import { buildHref } from '@/domain/routing/routes'"],
  ['src/cms/admin/a.tsx', "import { useState } from 'react'"],
  ['src/cms/admin/a.tsx', "import { x } from '@/cms/operations/leads/submit-lead'"],
  ['src/cms/mail/a.ts', "import { x } from '@/cms/queries/agency/mail-agency'"],
  ['src/cms/operations/a.ts', "import type { JobName } from '@/cms/jobs/job-names'"],
  ['src/cms/operations/mails/a.ts', "import nodemailer from 'nodemailer'"],
  ['src/cms/jobs/a.ts', "import { x } from '@/cms/operations/leads/submit-lead'"],
  ['src/cms/collections/a.ts', "import type { CollectionConfig } from 'payload'"],
  ['src/site/features/appointments/a.tsx', "import type { Property } from '@/cms/payload-types'"],
  ['src/site/features/preview/a.tsx', "import { x } from '@payloadcms/live-preview-react'"],
  ['src/site/features/leads/actions.ts', "import { x } from '@/cms/operations/leads/submit-lead'"],
  ['src/site/features/leads/actions.ts', "import { x } from '@/site/data/client'"],
  ['src/site/features/leads/a.tsx', "import { x } from '@/site/forms/form-body'"],
  ['src/site/data/a.ts', "import { getPayload } from 'payload'"],
  ['src/site/data/a.ts', "import { x } from '@/cms/queries/search/property-search'"],
  ['src/site/ui/a.tsx', "import { x } from '@/site/ui/button'"],
  ['src/site/ui/a.tsx', "import { formatEuro } from '@/domain/properties/price'"],
  ['src/site/screens/a.tsx', "import { x } from '@/site/features/appointments/form'"],
  ['src/site/modules/a.tsx', "import { x } from '@/site/features/leads/form'"],
  ['src/site/features/properties/a.tsx', 'export const x = (property: { price: object }) => property.price'],
  ['src/site/data/a.ts', 'export const x = (card: { price: object }) => card.price'],
  ['src/cms/database/a.ts', 'export const x = payload.db.drizzle'],
  ['src/cms/versions/a.ts', "export const x = payload.db.findVersions({ collection: 'pages' })"],
  ['tools/bench/a.ts', 'export const x = sql`delete from ${alerts}`'],
  ['tools/bench/a.ts', "import { getClient } from '../../src/site/data/client'"],
  ['tools/start/a.ts', "import { locales } from '../../src/domain/shared/locale'"],
  ['seed/a.ts', "import { x } from '../src/cms/operations/leads/submit-lead'"],
  ['src/cms/operations/leads/a.ts', 'export const x = sql`delete from ${leads} where ${leads.id} = 1`'],
  ['src/cms/queries/owners/a.ts', 'export const x = sql`select count(*)::int as total from given`'],
  ['src/cms/queries/owners/a.ts', "export const x = sql`where search_name(${leads.name}) = 'created_at'`"],
  ['src/domain/a.ts', "export const x = (y: { z: 1 } | string) => (typeof y === 'object' ? y.z : null)"],
  ['src/domain/a.ts', "export const x = (y: unknown) => (typeof y === 'string' ? y : null)"],
] as const

const zoneRules = ['no-restricted-imports', 'no-restricted-properties', 'no-restricted-syntax']

describe('the import zones', () => {
  let eslint: ESLint
  beforeAll(() => {
    eslint = new ESLint({ cwd: process.cwd() })
  })

  async function isRefused(filePath: string, code: string): Promise<boolean> {
    const [result] = await eslint.lintText(`${code}\n`, { filePath })
    return result?.messages.some(({ ruleId }) => zoneRules.includes(ruleId ?? '')) ?? false
  }

  it.each(refused)('%s may not import: %s', async (file, code) => {
    expect(await isRefused(file, code)).toBe(true)
  })

  it.each(allowed)('%s may import: %s', async (file, code) => {
    expect(await isRefused(file, code)).toBe(false)
  })
})
