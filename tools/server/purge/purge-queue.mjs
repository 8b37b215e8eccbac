// What caches have to drop: rows that the triggers of the database write with each change, for each cache.
import { everything } from '../../../src/domain/caches/purged-caches.mjs'

/** More rows than these become one of everything. */
export const mostRows = 1000

// In seconds: a process that took rows and was killed leaves them to others after it.
const lease = 5

/**
 * In seconds after one purge: the next one of the same tags. An answer that was begun before the change may reach the cache
 * after the purge, from a process that hears of the change a little later, or five seconds later (docs/caching.md).
 */
export const laterRounds = [1, 6]

/** @typedef {Pick<import('pg').Client, 'query'>} Database */

/** @typedef {{ id: string, tags: string[] }} WaitingPurge */

/**
 * Makes these the caches of the site. One that was not known may keep anything.
 * @param {Database} database
 * @param {readonly string[]} caches
 */
export async function registerCaches(database, caches) {
  await database.query('delete from purged_caches where address <> all($1)', [caches])
  await database.query(
    `with added as (insert into purged_caches (address) select unnest($1::text[]) on conflict do nothing returning address)
      insert into cache_purges (cache, tags) select address, $2 from added`,
    [caches, [everything]],
  )
}

const shrink = `
  with waiting as (select id from cache_purges where cache = $1 order by id limit $2 + 1),
    gone as (delete from cache_purges where cache = $1 and (select count(*) from waiting) > $2 returning id)
  insert into cache_purges (cache, tags) select $1, $3 where exists (select from gone)`

const take = `
  with due as (
    select id from cache_purges where cache = $1 and due_at <= clock_timestamp() order by id limit $2 for update skip locked
  )
  update cache_purges set due_at = clock_timestamp() + make_interval(secs => $3) from due
  where cache_purges.id = due.id returning cache_purges.id, cache_purges.tags`

/**
 * What a cache has to drop now, the oldest first; nobody else gets it for five seconds.
 * @param {Database} database
 * @param {string} cache
 * @returns {Promise<WaitingPurge[]>}
 */
export async function takePurges(database, cache) {
  await database.query(shrink, [cache, mostRows, [everything]])
  const { rows } = await database.query(take, [cache, mostRows, lease])
  return rows
}

const finish = `
  with last as (delete from cache_purges where id = any($1) and round >= cardinality($2::int[]))
  update cache_purges set round = round + 1, due_at = clock_timestamp() + make_interval(secs => ($2::int[])[round + 1])
  where id = any($1) and round < cardinality($2::int[])`

const idsOf = (purges) => purges.map(({ id }) => id)

/** Has what was dropped dropped again later, or forgets it after the last time. @param {Database} database */
export const finishPurges = (database, purges) => database.query(finish, [idsOf(purges), laterRounds])

/** Leaves what was not dropped to the next attempt. @param {Database} database */
export const releasePurges = (database, purges) =>
  database.query('update cache_purges set due_at = clock_timestamp() where id = any($1)', [idsOf(purges)])

/** The newest change that these caches have not dropped once; null if there is none. @param {Database} database */
export async function newestPurge(database, caches) {
  const { rows } = await database.query(
    'select max(id) as id from cache_purges where round = 0 and cache = any($1)',
    [caches],
  )
  return rows[0].id
}

/** Whether these caches still have to drop something for the first time. @param {Database} database */
export async function isWaiting(database, { caches, upTo }) {
  const { rows } = await database.query(
    `select exists (select from cache_purges
      where round = 0 and cache = any($1) and (id <= $2 or tags = $3)) as is`,
    [caches, upTo, [everything]],
  )
  return rows[0].is
}
