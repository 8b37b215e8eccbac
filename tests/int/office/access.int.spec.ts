import {
  Forbidden,
  NotFound,
  initTransaction,
  killTransaction,
  type CollectionSlug,
  type GlobalSlug,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlace, factories, makeFile, nextNumber } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'
import {
  createVisitors,
  requestOf,
  visitorNames,
  type VisitorName,
  type Visitors,
} from '../../support/site/visitors'

/** The documents that a visitor may reach: all of them, the published ones, their own, or none. */
type AccessReach = 'all' | 'published' | 'own' | 'none'
type AccessRow = Record<VisitorName, AccessReach>

const operations = ['create', 'read', 'site', 'readVersions', 'update', 'delete'] as const
type Operation = (typeof operations)[number]

// The kinds of visitors. `read` is over REST; `site` is the site reading through Payload's Local API for that visitor.
const nobody: AccessRow = {
  anonymous: 'none',
  owner: 'none',
  otherOwner: 'none',
  translator: 'none',
  reader: 'none',
  agent: 'none',
  editor: 'none',
  admin: 'none',
}
const admins: AccessRow = { ...nobody, admin: 'all' }
const editors: AccessRow = { ...admins, editor: 'all' }
const staff: AccessRow = { ...editors, agent: 'all' }
const staffAndReader: AccessRow = { ...staff, reader: 'all' }
/** What translators translate, and see therefore. */
const colleagues: AccessRow = { ...staffAndReader, translator: 'all' }
const everyone: AccessRow = { ...colleagues, anonymous: 'all', owner: 'all', otherOwner: 'all' }
const published: AccessRow = {
  ...colleagues,
  anonymous: 'published',
  owner: 'published',
  otherOwner: 'published',
}
const staffOrSelf: AccessRow = { ...staffAndReader, owner: 'own', otherOwner: 'own' }
const self: AccessRow = {
  anonymous: 'none',
  owner: 'own',
  otherOwner: 'own',
  translator: 'own',
  reader: 'own',
  agent: 'own',
  editor: 'own',
  admin: 'own',
}

type Rules = Record<Operation, AccessRow | 'has no versions'>

/** Properties and projects: every member of staff works on them; only editors delete. */
const work: Rules = {
  create: staff,
  read: colleagues,
  site: published,
  readVersions: staffAndReader,
  update: staff,
  delete: editors,
}

/** The content of the site, with drafts: agents see all of it in the back office and change nothing. */
const drafted: Rules = {
  create: editors,
  read: colleagues,
  site: published,
  readVersions: staffAndReader,
  update: editors,
  delete: editors,
}

/** The content of the site without drafts: every document is public. */
const publicRules: Rules = { ...drafted, site: everyone, readVersions: 'has no versions' }

/** Only the site's own code. */
const internal: Rules = {
  create: nobody,
  read: nobody,
  site: nobody,
  readVersions: 'has no versions',
  update: nobody,
  delete: nobody,
}

/** What visitors have sent, stored unchanged. */
const sentByVisitors: Rules = {
  create: nobody,
  read: staffAndReader,
  site: staffAndReader,
  readVersions: 'has no versions',
  update: nobody,
  delete: editors,
}

const collections: Record<CollectionSlug, Rules> = {
  properties: work,
  projects: work,
  'property-types': publicRules,
  cities: publicRules,
  agents: publicRules,
  owners: {
    create: nobody,
    read: staffOrSelf,
    site: staffOrSelf,
    readVersions: 'has no versions',
    update: staff,
    delete: admins,
  },
  'owner-messages': sentByVisitors,
  'owner-files': { ...sentByVisitors, create: staff },
  impersonations: { ...sentByVisitors, delete: admins },
  documents: {
    create: staff,
    read: staffAndReader,
    site: staffAndReader,
    readVersions: 'has no versions',
    update: staff,
    delete: editors,
  },
  media: {
    create: staff,
    read: colleagues,
    site: everyone,
    readVersions: 'has no versions',
    update: staff,
    delete: editors,
  },
  pages: drafted,
  modules: drafted,
  articles: drafted,
  categories: publicRules,
  'property-lists': publicRules,
  'contact-forms': publicRules,
  sliders: publicRules,
  testimonials: drafted,
  'top-bar-items': publicRules,
  'footer-columns': publicRules,
  popups: drafted,
  redirects: { ...publicRules, read: staffAndReader },
  leads: {
    create: nobody,
    read: staffAndReader,
    site: staffAndReader,
    readVersions: 'has no versions',
    update: staff,
    delete: editors,
  },
  'appointment-openings': {
    create: staff,
    read: staffAndReader,
    site: staffAndReader,
    readVersions: 'has no versions',
    update: staff,
    delete: staff,
  },
  appointments: sentByVisitors,
  'applicant-files': { ...sentByVisitors, read: staff, site: staff },
  alerts: sentByVisitors,
  subscribers: sentByVisitors,
  mails: {
    create: nobody,
    read: staffAndReader,
    site: staffAndReader,
    readVersions: 'has no versions',
    update: nobody,
    delete: admins,
  },
  'answer-templates': {
    create: editors,
    read: staffAndReader,
    site: staffAndReader,
    readVersions: 'has no versions',
    update: editors,
    delete: editors,
  },
  users: {
    create: nobody,
    read: { ...staffAndReader, translator: 'own' },
    site: { ...staffAndReader, translator: 'own' },
    readVersions: 'has no versions',
    update: {
      ...nobody,
      translator: 'own',
      reader: 'own',
      agent: 'own',
      editor: 'own',
      admin: 'all',
    },
    delete: admins,
  },
  'audit-entries': {
    create: nobody,
    read: admins,
    site: admins,
    readVersions: 'has no versions',
    update: nobody,
    delete: nobody,
  },
  'payload-kv': internal,
  'payload-migrations': internal,
  // An owner who could lock a document would lock the editors out.
  'payload-locked-documents': {
    create: staff,
    read: colleagues,
    site: colleagues,
    readVersions: 'has no versions',
    update: staff,
    delete: staff,
  },
  'payload-preferences': {
    create: colleagues,
    read: self,
    site: self,
    readVersions: 'has no versions',
    update: self,
    delete: self,
  },
}

type GlobalRules = { read: AccessRow; site: AccessRow; readVersions: AccessRow; update: AccessRow }

const globals: Record<GlobalSlug, GlobalRules> = {
  'site-settings': { read: colleagues, site: everyone, readVersions: staffAndReader, update: editors },
  'home-search': { read: colleagues, site: everyone, readVersions: staffAndReader, update: editors },
  'province-texts': { read: colleagues, site: everyone, readVersions: staffAndReader, update: editors },
  'backup-settings': { read: admins, site: admins, readVersions: admins, update: admins },
  'security-settings': { read: admins, site: admins, readVersions: admins, update: admins },
  'mail-texts': { read: staffAndReader, site: staffAndReader, readVersions: staffAndReader, update: nobody },
}

type Id = number | string
/** Documents of one collection; those in `own` belong to a visitor each. */
type Documents = { published: Id; draft: Id | null; own: Partial<Record<VisitorName, Id>> }

let payload: Payload
let visitors: Visitors
/** The owner of the documents that belong to nobody. */
let stranger: TypedUser | null
let place: { type: number; city: number; property?: number; agent?: number; owner?: number }

beforeAll(async () => {
  payload = await startPayload()
  visitors = await createVisitors(payload)
  stranger = (await createVisitors(payload)).admin
  place = await createPlace(payload)
  const property = Number(await create('properties'))
  place = { ...place, property, agent: Number(await create('agents')), owner: Number(await create('owners')) }
})
afterAll(stopPayload)

const slugs = Object.keys(collections).filter((slug): slug is CollectionSlug => slug in factories)

const isVersioned = (collection: CollectionSlug): boolean =>
  Boolean(payload.collections[collection].config.versions)

async function create(
  collection: CollectionSlug,
  {
    req,
    account = visitors.admin,
    extra = {},
  }: { req?: PayloadRequest; account?: TypedUser | null; extra?: object } = {},
): Promise<Id> {
  const user = { relationTo: account?.collection ?? 'users', value: account?.id ?? 0 }
  const data = { ...factories[collection]({ ...place, user }, nextNumber()), ...extra }
  const file = await makeFile(collection)
  const access = req ? { req, overrideAccess: false } : { user: account }
  return (await payload.create({ collection, data, file, ...access })).id
}

/** The documents that belong to each visitor: the account, or what Payload stores for it. */
async function ownDocuments(collection: CollectionSlug): Promise<Documents['own']> {
  const own: Documents['own'] = {}
  for (const who of visitorNames) {
    const account = visitors[who]
    if (!account) continue
    if (account.collection === collection) own[who] = account.id
    if (collection === 'payload-preferences') own[who] = await create(collection, { account })
  }
  return own
}

async function makeDocuments(collection: CollectionSlug): Promise<Documents> {
  if (!isVersioned(collection)) {
    return {
      published: await create(collection, { account: stranger }),
      draft: null,
      own: await ownDocuments(collection),
    }
  }
  return {
    published: await create(collection, { extra: { _status: 'published' } }),
    draft: await create(collection),
    own: {},
  }
}

/** Refused by access: as a whole, or because the visitor may not reach the document. */
async function isAllowed(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof Forbidden || error instanceof NotFound) return false
    throw error
  }
}

function reachOf({ seen, documents, who }: { seen: Id[]; documents: Documents; who: VisitorName }): string {
  const { published: open, draft, own } = documents
  const all = [open, ...(draft ? [draft] : []), ...Object.values(own)]
  const reached = all.filter((id) => seen.includes(id))
  if (reached.length === all.length) return 'all'
  if (reached.length === 0) return 'none'
  if (reached.length === 1 && reached[0] === own[who]) return 'own'
  if (reached.length === 1 && reached[0] === open) return 'published'
  return `${reached.length} of ${all.length}`
}

type AccessAttempt = { collection: CollectionSlug; req: PayloadRequest; documents: Documents }

async function seenBy({ collection, req }: AccessAttempt): Promise<Id[]> {
  let seen: Id[] = []
  await isAllowed(async () => {
    const { docs } = await payload.find({
      collection,
      req,
      overrideAccess: false,
      pagination: false,
      draft: false,
    })
    seen = docs.map(({ id }) => id)
  })
  return seen
}

async function versionsSeenBy({ collection, req }: AccessAttempt): Promise<Id[]> {
  let seen: Id[] = []
  await isAllowed(async () => {
    const { docs } = await payload.findVersions({
      collection,
      req,
      overrideAccess: false,
      pagination: false,
    })
    seen = docs.map(({ parent }) => parent)
  })
  return seen
}

/** Tries it on every document and undoes it, so that the next visitor meets the same documents. */
async function touchedBy(
  { documents, req }: AccessAttempt,
  touch: (id: Id, request: PayloadRequest) => Promise<unknown>,
): Promise<Id[]> {
  const touched: Id[] = []
  const { published: open, draft, own } = documents
  for (const id of [open, draft, ...Object.values(own)]) {
    if (id === null) continue
    const request = await requestOf(payload, { user: req.user, payloadAPI: 'REST' })
    await initTransaction(request)
    if (await isAllowed(() => touch(id, request))) touched.push(id)
    await killTransaction(request)
  }
  return touched
}

const attempts: Record<Operation, (attempt: AccessAttempt) => Promise<Id[]>> = {
  create: async ({ collection, req, documents }) =>
    (await isAllowed(() => create(collection, { req })))
      ? [documents.published, documents.draft ?? 0, ...Object.values(documents.own)]
      : [],
  read: seenBy,
  site: seenBy,
  readVersions: versionsSeenBy,
  update: (attempt) =>
    touchedBy(attempt, (id, req) =>
      payload.update({ collection: attempt.collection, id, data: {}, req, overrideAccess: false }),
    ),
  delete: (attempt) =>
    touchedBy(attempt, (id, req) =>
      payload.delete({ collection: attempt.collection, id, req, overrideAccess: false }),
    ),
}

async function observe(collection: CollectionSlug, operation: Operation): Promise<Record<string, string>> {
  const observed: Record<string, string> = {}
  const documents = await makeDocuments(collection)
  for (const who of visitorNames) {
    const req = await requestOf(payload, {
      user: visitors[who],
      payloadAPI: operation === 'site' ? 'local' : 'REST',
    })
    const seen = await attempts[operation]({ collection, req, documents })
    observed[who] = reachOf({ seen, documents, who })
  }
  return observed
}

describe('the table of who may do what', () => {
  it('covers every collection', () => {
    expect(Object.keys(collections).sort()).toEqual(Object.keys(payload.collections).sort())
  })

  it('covers every global', () => {
    expect(Object.keys(globals).sort()).toEqual(payload.globals.config.map(({ slug }) => slug).sort())
  })

  it('covers every operation and every visitor', () => {
    const known = Object.keys(visitors).sort()
    for (const rules of Object.values(collections)) {
      expect(Object.keys(rules).sort()).toEqual([...operations].sort())
      const rows = Object.values(rules).filter((rule) => typeof rule === 'object')
      for (const row of rows) expect(Object.keys(row).sort()).toEqual(known)
    }
    for (const rules of Object.values(globals))
      for (const row of Object.values(rules)) expect(Object.keys(row).sort()).toEqual(known)
  })
})

describe.each(slugs)('%s', (collection) => {
  it.each(operations)('allows exactly the listed visitors: %s', async (operation) => {
    const expected = collections[collection][operation]
    if (expected === 'has no versions') expect(isVersioned(collection)).toBe(false)
    else expect(await observe(collection, operation)).toEqual(expected)
  })
})

const globalSlugs: GlobalSlug[] = [
  'site-settings',
  'home-search',
  'province-texts',
  'backup-settings',
  'mail-texts',
  'security-settings',
]

describe.each(globalSlugs)('the global %s', (slug) => {
  const rules = globals[slug]

  const observeGlobal = async (
    payloadAPI: 'REST' | 'local',
    work: (req: PayloadRequest) => Promise<unknown>,
  ) => {
    const observed: Record<string, string> = {}
    for (const who of visitorNames) {
      const req = await requestOf(payload, { user: visitors[who], payloadAPI })
      observed[who] = (await isAllowed(() => work(req))) ? 'all' : 'none'
    }
    return observed
  }
  const read = (req: PayloadRequest) => payload.findGlobal({ slug, req, overrideAccess: false })
  const update = (req: PayloadRequest) => payload.updateGlobal({ slug, data: {}, req, overrideAccess: false })

  it('is read by exactly the listed visitors', async () => {
    expect(await observeGlobal('REST', read)).toEqual(rules.read)
    expect(await observeGlobal('local', read)).toEqual(rules.site)
  })

  it('has versions that exactly the listed visitors read', async () => {
    const versions = (req: PayloadRequest) => payload.findGlobalVersions({ slug, req, overrideAccess: false })
    expect(await observeGlobal('REST', versions)).toEqual(rules.readVersions)
    expect(await observeGlobal('local', versions)).toEqual(rules.readVersions)
  })

  it('is changed by exactly the listed visitors', async () => {
    expect(await observeGlobal('REST', update)).toEqual(rules.update)
  })
})

describe('fields that only administrators set', () => {
  it('stay as they are when a member of staff saves their account', async () => {
    const { agent } = visitors
    if (!agent) throw new Error('There is no agent')
    const req = await requestOf(payload, { user: agent, payloadAPI: 'REST' })
    await payload.update({
      collection: 'users',
      id: agent.id,
      data: { role: 'admin', name: 'New name' },
      req,
      overrideAccess: false,
    })
    const sentByVisitors = await payload.findByID({ collection: 'users', id: agent.id })
    expect(sentByVisitors).toMatchObject({ role: 'agent', name: 'New name' })
  })

  it('stay as they are when staff save a lead', async () => {
    const req = await requestOf(payload, { user: visitors.admin, payloadAPI: 'REST' })
    const id = await create('leads')
    const before = await payload.findByID({ collection: 'leads', id })
    await payload.update({
      collection: 'leads',
      id,
      data: {
        name: 'X',
        email: 'x@example.com',
        kind: 'job-contact',
        values: {},
        status: 'done',
        notes: 'Called',
      },
      req,
      overrideAccess: false,
    })
    const after = await payload.findByID({ collection: 'leads', id })
    const { name, email, kind, values } = before
    expect(after).toMatchObject({ name, email, kind, values, status: 'done', notes: 'Called' })
  })

  it('stay as they are when staff save a property', async () => {
    const req = await requestOf(payload, { user: visitors.editor, payloadAPI: 'REST' })
    const id = await create('properties')
    const before = await payload.findByID({ collection: 'properties', id })
    await payload.update({
      collection: 'properties',
      id,
      data: { publicId: 999_999 },
      req,
      overrideAccess: false,
    })
    const after = await payload.findByID({ collection: 'properties', id })
    expect(after.publicId).toBe(before.publicId)
  })
})
