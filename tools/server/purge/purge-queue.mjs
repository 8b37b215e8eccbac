// The queue of purges: rows that the triggers of the database write with each change, one for each cache.
import { everything } from '../../../src/domain/caches/purged-caches.mjs'

/** More rows of a cache than these are replaced by one that purges everything. */
export const maxRows = 1000

// In seconds: after it, other processes may take the rows that a killed process had taken.
const lease = 5

/**
 * The delays of the second and third purge of the same tags, in seconds after the one before. A response that was begun before the
 * change may reach the cache after the first purge: another process may receive the change up to five seconds later (docs/caching.md).
 */
export const repeatDelays = [1, 6]

/** @typedef {Pick<import('pg').Client, 'query'>} Database */

/** @typedef {{ id: string, tags: string[] }} WaitingPurge */

/**
 * Registers the caches of the site. A cache that is registered for the first time is purged of everything.
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

const collapse = `
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
 * Takes the purges of a cache that are due, the oldest first. No other process gets them for five seconds.
 * @param {Database} database
 * @param {string} cache
 * @returns {Promise<WaitingPurge[]>}
 */
export async function takePurges(database, cache) {
  await database.query(collapse, [cache, maxRows, [everything]])
  const { rows } = await database.query(take, [cache, maxRows, lease])
  return rows
}

const finish = `
  with last as (delete from cache_purges where id = any($1) and round >= cardinality($2::int[]))
  update cache_purges set round = round + 1, due_at = clock_timestamp() + make_interval(secs => ($2::int[])[round + 1])
  where id = any($1) and round < cardinality($2::int[])`

const idsOf = (purges) => purges.map(({ id }) => id)

/** Schedules the next purge of the same tags, or deletes the rows after the last one. @param {Database} database */
export const finishPurges = (database, purges) => database.query(finish, [idsOf(purges), repeatDelays])

/** Gives failed purges back for the next attempt. @param {Database} database */
export const releasePurges = (database, purges) =>
  database.query('update cache_purges set due_at = clock_timestamp() where id = any($1)', [idsOf(purges)])

/** The id of the newest first purge that one of these caches has not done yet; null if there is none. @param {Database} database */
export async function newestPurge(database, caches) {
  const { rows } = await database.query(
    'select max(id) as id from cache_purges where round = 0 and cache = any($1)',
    [caches],
  )
  return rows[0].id
}

/** Returns whether one of these caches has first purges left, up to an id. @param {Database} database */
export async function hasFirstPurges(database, { caches, upTo }) {
  const { rows } = await database.query(
    `select exists (select from cache_purges
      where round = 0 and cache = any($1) and (id <= $2 or tags = $3)) as is`,
    [caches, upTo, [everything]],
  )
  return rows[0].is
}
