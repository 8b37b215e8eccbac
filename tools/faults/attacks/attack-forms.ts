import { performance } from 'node:perf_hooks'
import pLimit from 'p-limit'
import { leadKinds, type LeadKind } from '../../../src/domain/leads/lead-kinds'
import { makeBadForm } from '../../../tests/support/forms/bad-forms'
import { leadForms } from '../../../tests/support/forms/lead-forms'
import type { MailServer } from '../../../tests/support/mail/mail-server'
import { asFields, browser } from '../../../tests/support/forms/post-forms'
import { createRandom } from '../../../tests/support/random'
import { countMails, untilMailsLeft } from '../../database/ask-database'
import { brokenBodies, brokenRequests, contentTypes, endlessBody } from './attack-bodies'
import { watchSite } from './attack-check'
import { attackFiles, sizedFiles, type AttackFile } from './attack-files'
import { breakOff, createPoster, type Poster, type AttackReply } from './attack-posts'
import { formatTable } from '../fault-table'
import { aboutSampleProperties } from '../../load/form-load'
import { memoryOf } from '../../load/process-memory'
import type { TestSite } from '../../test/test-site'

export type AttackReport = { table: string; notes: string[]; problems: string[] }

const perKind = 1000
const concurrency = 8
// Fewer at once than the site reads, so that none is asked to come again.
const uploadConcurrency = 4
const largeUploads = 24
const endless = 'bodies of 2 MB'
/** How much the server may grow, in MB, between the middle and the end. */
const growthAllowed = 150

/** Posts invalid forms of a kind, as JSON and as fields; returns how many have to be stored, as they were accepted. */
async function postBadForms(poster: Poster, kind: LeadKind): Promise<number> {
  const random = createRandom(leadKinds.indexOf(kind) + 100)
  const bodies = Array.from({ length: perKind }, () => ({
    values: aboutSampleProperties(makeBadForm({ kind, random })),
    isPlain: random.chance(0.3),
    isBrowser: random.chance(0.5),
  }))
  let accepted = 0
  await pLimit(concurrency).map(bodies, async ({ values, isPlain, isBrowser }) => {
    const reply = isPlain
      ? await poster.post({ group: kind, kind, body: asFields(values), headers: isBrowser ? browser : {} })
      : await poster.postJson({ group: kind, kind, values })
    // A robot's form is answered and dropped; one with another's key is a repeat of that one.
    if (reply.isTaken && !('website' in values) && !('requestId' in values)) accepted += 1
  })
  return accepted
}

async function postBrokenBodies({ post }: Poster): Promise<string[]> {
  const bodies = [
    ...brokenBodies.map((body) => ({ group: 'broken bodies', body })),
    { group: endless, body: endlessBody },
  ]
  const posts = (['site-contact', 'job-contact'] as const).flatMap((kind) =>
    bodies.flatMap((body) =>
      contentTypes.map((type) => ({ ...body, kind, headers: { 'content-type': type } })),
    ),
  )
  const problems: string[] = []
  await pLimit(uploadConcurrency).map(posts, async (each) => {
    const { isTaken } = await post(each)
    if (isTaken) problems.push(`${each.group}: one was taken as ${each.headers['content-type']}`)
  })
  return problems
}

function judgeFile({ name, expected }: AttackFile, { isTaken, status, errors }: AttackReply): string[] {
  const shown = JSON.stringify(name).slice(0, 60)
  const isClear = isTaken || expected === 'either' || Boolean(errors.cv)
  if (expected !== 'either' && isTaken !== (expected === 'taken'))
    return [`The file ${shown} should be ${expected}: ${status} ${JSON.stringify(errors)}`]
  return isClear ? [] : [`The file ${shown} was refused with ${status} and without a word about it`]
}

async function postFiles(poster: Poster): Promise<{ problems: string[]; taken: number }> {
  const problems: string[] = []
  let taken = 0
  const send = async (group: string, file: AttackFile) => {
    const reply = await poster.postFile({ group, values: leadForms['job-contact'], file })
    problems.push(...judgeFile(file, reply))
    if (reply.isTaken) taken += 1
  }
  await pLimit(uploadConcurrency).map(attackFiles(), (file) => send('files', file))
  for (const { what, ...file } of sizedFiles) {
    const same = Array.from({ length: largeUploads }, () => file)
    await pLimit(uploadConcurrency).map(same, (each) => send(what, each))
  }
  return { problems, taken }
}

function tableOf(poster: Poster): string {
  const statuses = [...new Set([...poster.counts.values()].flatMap((group) => [...group.keys()]))].sort()
  const rows = [...poster.counts].map(([group, counts]) => [
    group,
    ...statuses.map((status) => String(counts.get(status) ?? 0)),
  ])
  return formatTable([
    ['answers', ...statuses.map((status) => (status === 0 ? 'none' : `${status}`))],
    ...rows,
  ])
}

const findErrors = ({ counts }: Poster): string[] =>
  [...counts].flatMap(([group, byStatus]) =>
    [...byStatus]
      .filter(([status]) => status >= 500 || (status === 0 && group !== endless))
      .map(([status, count]) => `${group}: ${count} answers ${status || 'missing'}`),
  )

/** Sends invalid forms to the real server of a site, and checks the site afterwards. */
export async function attackForms({
  site,
  mail,
}: {
  site: TestSite
  mail: MailServer
}): Promise<AttackReport> {
  const started = performance.now()
  const checkSite = await watchSite(site)
  const failedBefore = (await countMails(site.database.url)).failed
  const poster = createPoster(site.url)
  const memories = [memoryOf(site.server.pid())]
  let accepted = 0
  for (const [at, kind] of leadKinds.entries()) {
    accepted += await postBadForms(poster, kind)
    mail.mails.length = 0
    if (at === Math.floor(leadKinds.length / 2)) memories.push(memoryOf(site.server.pid()))
  }
  const bodies = await postBrokenBodies(poster)
  for (const request of brokenRequests) await breakOff({ url: site.url, request })
  const files = await postFiles(poster)
  memories.push(memoryOf(site.server.pid()))
  await untilMailsLeft({ url: site.database.url, most: 300_000 })
  const { stored, problems } = await checkSite()
  const { queued, failed } = await countMails(site.database.url)
  const [before = 0, half = 0, after = 0] = memories
  const lost = accepted + files.taken - stored
  return {
    table: tableOf(poster),
    notes: [
      `${poster.taken()} posts taken, ${stored} leads stored, ${problems.length} that should not be as they are`,
      `memory of the server: ${memories.map((memory) => `${Math.round(memory)} MB`).join(', ')} (before, half-way, after)`,
      `slowest answer ${Math.round(poster.slowest())} ms, ${Math.round((performance.now() - started) / 1000)} s in all`,
    ],
    problems: [
      ...findErrors(poster),
      ...bodies,
      ...files.problems,
      ...problems.slice(0, 20),
      ...(stored > poster.taken() ? [`${stored} leads of ${poster.taken()} posts that were taken`] : []),
      ...(lost > 0 ? [`${lost} forms that were taken are not stored`] : []),
      ...(queued + failed - failedBefore > 0
        ? [`${queued + failed - failedBefore} mails did not leave`]
        : []),
      ...(after - Math.max(before, half) > growthAllowed
        ? [`The server grew to ${Math.round(after)} MB`]
        : []),
    ],
  }
}
