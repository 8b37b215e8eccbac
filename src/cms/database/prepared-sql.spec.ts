import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { prepareSql } from './prepared-sql'

describe('prepareSql', () => {
  const query = prepareSql<'id' | 'name'>(
    sql`select ${'fr'} from homes where id = ${sql.placeholder('id')} and name = ${sql.placeholder('name')} or id < ${sql.placeholder('id')}`,
  )

  it('puts the values of each call in their places, beside the values of the query itself', () => {
    const text = 'select $1 from homes where id = $2 and name = $3 or id < $4'
    expect(query({ id: 7, name: "l'abbé $2" })).toMatchObject({ text, values: ['fr', 7, "l'abbé $2", 7] })
    expect(query({ id: 8, name: '' })).toMatchObject({ text, values: ['fr', 8, '', 8] })
  })

  it('takes a list as one value', () => {
    const ids = prepareSql<'ids'>(sql`select unnest(${sql.placeholder('ids')}::integer[])`)
    expect(ids({ ids: [1, 2] })).toMatchObject({ text: 'select unnest($1::integer[])', values: [[1, 2]] })
  })

  it('has one name for one text, short enough for PostgreSQL', () => {
    const other = prepareSql<'id'>(sql`select ${sql.placeholder('id')}::integer`)
    expect(query({ id: 1, name: 'a' }).name).toBe(query({ id: 2, name: 'b' }).name)
    expect(other({ id: 1 }).name).not.toBe(query({ id: 1, name: 'a' }).name)
    expect(other({ id: 1 }).name.length).toBeLessThan(64)
  })
})
