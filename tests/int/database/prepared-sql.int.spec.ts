import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askPrepared, prepareSql } from '@/cms/database/prepared-sql'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { run } from '../../support/replies/reply-site'

let site: Site

beforeAll(async () => {
  site = await startSite()
  await run(site.payload, 'create table measured (id integer, height integer)')
  await run(site.payload, 'insert into measured values (1, 2)')
})
afterAll(async () => {
  await run(site.payload, 'drop table measured')
  await stopPayload()
})

const measure = prepareSql<'id'>(sql`select * from measured where id = ${sql.placeholder('id')}`)
const ask = () => askPrepared<{ height: unknown }>(site.payload, measure({ id: 1 }))

describe('a prepared query', () => {
  it('finds its rows after a migration has changed their columns', async () => {
    expect(await ask()).toEqual([{ id: 1, height: 2 }])
    await run(site.payload, 'alter table measured alter column height type text')
    expect(await ask()).toEqual([{ id: 1, height: '2' }])
    expect(await ask()).toEqual([{ id: 1, height: '2' }])
  })

  it('finds its rows on a connection that has lost it', async () => {
    await ask()
    await run(site.payload, 'deallocate all')
    expect(await ask()).toEqual([{ id: 1, height: '2' }])
  })

  it('throws what is wrong with the query itself', async () => {
    const wrong = prepareSql<'id'>(sql`select 1 / ${sql.placeholder('id')}::integer`)
    await expect(askPrepared(site.payload, wrong({ id: 0 }))).rejects.toMatchObject({ code: '22012' })
  })
})
