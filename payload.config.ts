import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { nl } from '@payloadcms/translations/languages/nl'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { adminComponents } from '@/cms/admin/admin-components'
import { brokenEndpoints } from '@/cms/collections/broken/broken-endpoints'
import { linkEndpoints } from '@/cms/collections/links/link-endpoints'
import { mailTextEndpoints } from '@/cms/collections/mail-texts/mail-text-endpoints'
import { draftEndpoints } from '@/cms/collections/translations/draft-endpoint'
import { menuEndpoints } from '@/cms/collections/menu/menu-endpoints'
import { gapsEndpoints } from '@/cms/collections/translations/gaps-endpoint'
import { planEndpoints } from '@/cms/collections/publication-plans/plan-endpoints'
import { translationEndpoints } from '@/cms/collections/translations/translation-endpoints'
import { collections } from '@/cms/collections/collections'
import { database } from '@/cms/database/database'
import { richTextEditor } from '@/cms/fields/rich-text'
import { seo } from '@/cms/fields/seo'
import { finishConfig } from '@/cms/finish-config'
import { globals } from '@/cms/globals/globals'
import { answerWrongInput } from '@/cms/hooks/answer-wrong-input'
import { bucketUploads } from '@/cms/hooks/media/bucket-uploads'
import { closedPictureMaker } from '@/cms/hooks/close-endpoints'
import { outboxAdapter } from '@/cms/operations/mails/outbox-adapter'
import { privateLog } from '@/cms/private-log'
import { largestUpload } from '@/domain/media/picture-file'
import { languages } from '@/domain/shared/languages'
import { fallbackLocale, locales } from '@/domain/shared/locale'
import { env, isSiteServer } from '@/env'

const folder = path.dirname(fileURLToPath(import.meta.url))

const config = buildConfig({
  // Without a secret nothing may be signed that outlives this process: a build or a command line.
  secret: env.PAYLOAD_SECRET ?? randomBytes(32).toString('hex'),
  admin: {
    user: 'users',
    avatar: 'default',
    importMap: { baseDir: folder },
    meta: {
      titleSuffix: ' · Maison Brabant',
      icons: [{ rel: 'icon', url: '/brand/favicon.svg' }],
      defaultOGImageType: 'off',
    },
    components: adminComponents,
  },
  collections,
  globals,
  endpoints: [
    ...closedPictureMaker,
    ...brokenEndpoints,
    ...mailTextEndpoints,
    ...planEndpoints,
    ...translationEndpoints,
    ...gapsEndpoints,
    ...draftEndpoints,
    ...menuEndpoints,
    ...linkEndpoints,
  ],
  hooks: { afterError: [answerWrongInput] },
  editor: richTextEditor,
  localization: {
    locales: locales.map((code) => ({ code, label: languages[code].name })),
    defaultLocale: fallbackLocale,
    fallback: false,
  },
  i18n: {
    supportedLanguages: { nl, fr, en, de },
    fallbackLanguage: fallbackLocale,
  },
  db: database,
  plugins: [seo, bucketUploads],
  email: outboxAdapter,
  sharp,
  upload: { limits: { fileSize: largestUpload }, abortOnLimit: true },
  graphQL: { disable: true },
  maxDepth: 3,
  defaultDepth: 0,
  telemetry: false,
  logger: privateLog,
  // A wrong password is no error of ours, and its stack tells nothing.
  loggingLevels: { AuthenticationError: 'info', LockedAuth: 'info', Forbidden: 'info', NotFound: 'info' },
  typescript: {
    outputFile: path.join(folder, 'src/cms/payload-types.ts'),
    // `npm run dev` keeps the types in step; tests, imports and workers would each start a process for it.
    autoGenerate: isSiteServer,
  },
})

export default finishConfig(config)
