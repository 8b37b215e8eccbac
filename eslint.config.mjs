import { readFileSync } from 'node:fs'
import tseslint from 'typescript-eslint'

const react = ['react', 'react-dom', 'react-dom/**', 'server-only']
const payload = ['payload', 'payload/**', '@payloadcms/**', '@payload-config']

// What of cms may import what: a folder knows those of the rows above its own and of its own row.
const cmsOrder = [
  ['access', 'database', 'fields', 'files', 'gate', 'languages', 'words'],
  ['queries'],
  ['mail'],
  ['operations'],
  ['hooks', 'jobs', 'usage', 'versions'],
  ['collections', 'globals'],
  ['admin'],
]

// A letter is data and words: src/cms/operations/mails stores, reads and sends.
const besideLetters = [
  'node:fs',
  'node:fs/**',
  'nodemailer',
  'nodemailer/**',
  '@/cms/files/**',
  '@/cms/database/**',
]

const cmsZones = cmsOrder.slice(0, -1).flatMap((folders, row) => {
  const above = cmsOrder.slice(row + 1).flat()
  return folders.map((folder) => [
    `src/cms/${folder}/**`,
    [
      '@/site/**',
      '@/app/**',
      'next/*',
      ...react,
      ...above.map((name) => `@/cms/${name}/**`),
      // Its names alone: who queues a job does not load what it does.
      ...(folder === 'operations' ? ['!@/cms/jobs/job-names'] : []),
      ...(folder === 'mail' ? besideLetters : []),
    ],
    `Inside cms, ${folder} knows nothing of ${above.join(', ')}, nor of React and the site.${
      folder === 'mail' ? ' It builds letters, and neither stores nor sends anything.' : ''
    }`,
  ])
})

/** One row per zone: where, what it may not import, and the sentence its author reads. A later row replaces an earlier one. */
const zones = [
  [
    'src/domain/**',
    [
      '@/messages/**',
      '@/cms/**',
      '@/site/**',
      '@/app/**',
      '@/process/**',
      '@/env',
      'node:*',
      'next',
      ...react,
      ...payload,
    ],
    'domain is pure: take the data, the locale and `now` as arguments.',
  ],
  [
    'src/messages/**',
    [
      '@/cms/**',
      '@/site/**',
      '@/app/**',
      '@/process/**',
      '@/env',
      'node:*',
      'next',
      ...react,
      'use-intl/react',
      ...payload,
    ],
    'messages are words and their types: cms and site read them, so they know domain alone.',
  ],
  [
    'src/cms/**',
    ['@/site/**', '@/app/**', 'next/*', ...react],
    'cms is loaded by the Payload command line, which knows neither React nor the site.',
  ],
  ...cmsZones,
  ['src/cms/admin/**', ['@/site/**', '@/app/**'], 'Admin screens may use React, never the site.'],
  [
    'src/site/**',
    ['@/cms/**', '!@/cms/payload-types', '@/app/**', '@/site/screens/**', ...payload],
    'Ask src/site/data for content: only data and actions talk to Payload.',
  ],
  [
    'src/site/screens/**',
    ['@/cms/**', '!@/cms/payload-types', '@/app/**', ...payload],
    'Ask src/site/data for content: only data and actions talk to Payload.',
  ],
  [
    'src/site/forms/**',
    [
      '@/cms/**',
      '!@/cms/payload-types',
      '@/app/**',
      '@/site/features/**',
      '@/site/modules/**',
      '@/site/screens/**',
      ...payload,
    ],
    'forms know no feature: a feature hands its own parts to a form.',
  ],
  [
    'src/site/features/**',
    [
      '@/cms/**',
      '!@/cms/payload-types',
      '@/app/**',
      '@/site/features/**',
      '@/site/modules/**',
      '@/site/screens/**',
      ...payload,
    ],
    'A feature stands alone: combine features in src/site/modules or src/site/screens.',
  ],
  [
    'src/site/features/preview/**',
    [
      '@/cms/**',
      '@/app/**',
      '@/site/features/**',
      '@/site/modules/**',
      '@/site/screens/**',
      ...payload,
      '!@payloadcms/live-preview-react',
    ],
    'The preview speaks the protocol of the back office, and nothing else of it.',
  ],
  [
    'src/site/features/*/actions.ts',
    ['@/cms/**', '!@/cms/operations', '!@/cms/operations/**', '@/app/**', '@/site/features/**'],
    'An action checks the request and calls one operation of src/cms/operations.',
  ],
  [
    'src/site/data/**',
    [
      '@/cms/**',
      '!@/cms/payload-types',
      '!@/cms/queries',
      '!@/cms/queries/**',
      '@/app/**',
      '@/site/features/**',
      '@/site/forms/**',
      '@/site/modules/**',
      '@/site/screens/**',
      '@/site/ui/**',
    ],
    'data answers questions; it does not know who asks.',
  ],
  [
    'src/site/ui/**',
    ['@/messages/**', '@/cms/**', '@/app/**', '@/site/*', '!@/site/ui', '!@/site/ui/**', ...payload],
    'ui components receive plain props.',
  ],
]

const money = '/^(price|publishPrice|startPrice|priceUnit|priceUnitText|costs|lifeAnnuity)$/'
const properties = '/^(home|property|unit|doc|document|found|named|listed)$/'
const onlyStored = '/^(publishPrice|priceUnit|priceUnitText|bareOwnershipValue)$/'

/** How code would read the stored money of a property: a component's `property.price` is a view, and components get no other. */
const storedMoney = [
  `MemberExpression[object.name=${properties}][property.name=${money}]`,
  `VariableDeclarator[init.name=${properties}] > ObjectPattern > Property[key.name=${money}]`,
  `MemberExpression[property.name=${onlyStored}]`,
  `ObjectPattern > Property[key.name=${onlyStored}]`,
].map((selector) => ({
  selector,
  message:
    'Ask shownMoney (src/domain/properties/shown-money.ts): a sale may hide its price and all that tells it.',
}))

const tableFiles = ['generated-tables.ts', 'own-tables.ts'].map((name) =>
  readFileSync(new URL(`./src/cms/database/${name}`, import.meta.url), 'utf8'),
)
const namesIn = (pattern) => [
  ...new Set(tableFiles.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name))),
]
const tableNames = namesIn(/^ {2}(\w+):/gm).join('|')
// A name of one word may as well be a word of SQL, or what a query calls a result of its own.
const columnNames = namesIn(/^ {4}(?:\| ')?(\w*_\w+)\b/gm).join('|')

const inSQL = 'TaggedTemplateExpression[tag.name="sql"] > TemplateLiteral > TemplateElement'

/** What a renamed field would break without the compiler's notice. */
const namedAsText = [
  `${inSQL}[value.raw=/\\b(from|join|into|update|using)\\s+"?(${tableNames})\\b/]`,
  `${inSQL}[value.raw=/(?<![\\w$:'])(${columnNames})\\b(?! *\\()/]`,
  'CallExpression[callee.object.name="sql"][callee.property.name=/^(raw|identifier)$/]',
].map((selector) => ({
  selector,
  message:
    'Name tables and columns through table() of src/cms/database/tables.ts, so that a renamed field does not compile.',
}))

const besideDatabase = /^(drizzle|execute|pool|sessions|find|findOne|create|updateOne|deleteMany|count)$/

/** What src/cms/database alone asks of Payload's adapter: each of the others could do it with a type of its own. */
const belowPayload = ['object.object.name', 'object.object.property.name'].map((payload) => ({
  selector: `MemberExpression[property.name=${besideDatabase}][object.property.name="db"][${payload}="payload"]`,
  message: 'Ask src/cms/database: databaseOf or transactionOf for SQL, records.ts for a stored document.',
}))

/** How code would change a class of Node or of a package for everybody in the process. */
const patchedPrototype = [
  "AssignmentExpression > MemberExpression.left > MemberExpression.object[property.name='prototype']",
  "AssignmentExpression > MemberExpression.left[object.name='prototype']",
  "CallExpression[callee.property.name=/^(assign|defineProperty|defineProperties|set)$/] > MemberExpression.arguments[property.name='prototype']",
].map((selector) => ({
  selector,
  message: "Extend the class, or wrap the one object: a patched prototype is everybody's.",
}))

const typeTest = (type) => `BinaryExpression[left.operator="typeof"][right.value="${type}"]`
const nullTest = 'BinaryExpression[right.raw="null"]'

/** Tests of an unknown value that have a name. */
const namedTests = [
  {
    selector: `LogicalExpression:has(> ${typeTest('object')}):has(> ${nullTest})`,
    message: 'Ask isRecord (src/domain/shared/is-record.ts).',
  },
  {
    selector: `LogicalExpression[operator="&&"]:has(> ${typeTest('object')}):has(> Identifier)`,
    message: 'Ask isRecord (src/domain/shared/is-record.ts).',
  },
  {
    selector: `ConditionalExpression[alternate.value=""] > ${typeTest('string')}.test`,
    message: 'Ask textOf (src/domain/shared/text.ts).',
  },
]

/** What all code is asked; a later row replaces an earlier one, so that each row with more has these too. */
const everywhere = [...patchedPrototype, ...namedTests]

export default [
  {
    ignores: [
      '.next/**',
      '.next-test/**',
      '.data/**',
      'media/**',
      'migrations/**',
      'seed/snapshot/**',
      'test-results/**',
      'playwright-report/**',
      'src/cms/payload-types.ts',
      'src/cms/database/generated-tables.ts',
      'src/app/(payload)/admin/importMap.js',
      'next-env.d.ts',
    ],
  },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    },
  },
  {
    // Payload's generated declarations merge into its interfaces.
    files: ['**/*.d.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  ...zones.map(([files, group, message]) => ({
    files: [files],
    ignores: ['**/*.spec.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group: [...group, '../**'], message }] }] },
  })),
  {
    // A bench measures reads of the site in its own process.
    files: ['tools/**', 'seed/**'],
    ignores: ['tools/bench/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@/site/**', '@/app/**', '**/src/site/**', '**/src/app/**'],
              message: 'A script asks src/cms and src/domain: only the site knows its own reads and pages.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/env.ts', '**/*.spec.ts', 'src/app/(payload)/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Import { env } from "@/env".' },
      ],
      'no-console': 'error',
      complexity: ['error', 10],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 2],
    },
  },
  {
    files: ['src/**', 'tools/**', 'payload.config.ts'],
    ignores: ['src/domain/shared/is-record.ts', 'src/domain/shared/text.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere] },
  },
  {
    files: ['tests/**', 'seed/**'],
    rules: { 'no-restricted-syntax': ['error', ...namedTests] },
  },
  {
    files: ['src/site/**', 'src/app/**'],
    ignores: ['**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...belowPayload] },
  },
  {
    files: ['tools/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...namedAsText, ...belowPayload] },
  },
  {
    files: [
      'src/site/data/**',
      'src/site/seo/**',
      'src/cms/mail/**',
      'src/cms/queries/**',
      'src/cms/operations/**',
    ],
    // Nothing of these is shown: what is imported, and what the search then asks shownMoney about.
    ignores: [
      '**/*.spec.ts',
      'src/site/seo/offer.ts',
      'src/cms/operations/import-snapshot/**',
      'src/cms/queries/alerts/draft-alert-property.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...storedMoney, ...belowPayload] },
  },
  {
    files: ['src/cms/**'],
    ignores: ['**/*.spec.ts', 'src/cms/database/**'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...namedAsText, ...belowPayload] },
  },
  {
    // A later row replaces an earlier one: where both are asked, both are said.
    files: ['src/cms/mail/**', 'src/cms/queries/**', 'src/cms/operations/**'],
    ignores: [
      '**/*.spec.ts',
      'src/cms/operations/import-snapshot/**',
      'src/cms/queries/alerts/draft-alert-property.ts',
    ],
    rules: {
      'no-restricted-syntax': ['error', ...everywhere, ...storedMoney, ...namedAsText, ...belowPayload],
    },
  },
  {
    files: ['src/**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 90, skipBlankLines: true, skipComments: true }] },
  },
]
