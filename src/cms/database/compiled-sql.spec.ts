import { sql } from '@payloadcms/db-postgres'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import { describe, expect, it } from 'vitest'
import { compileSql } from './compiled-sql'

const written = (query: Parameters<PgDialect['sqlToQuery']>[0]) => {
  const { sql: text, params } = new PgDialect().sqlToQuery(query)
  return { text, params }
}

describe('compileSql', () => {
  const query = compileSql<'id' | 'name'>(
    sql`select ${'fr'} from homes where id = ${sql.placeholder('id')} and name = ${sql.placeholder('name')} or id < ${sql.placeholder('id')}`,
  )

  it('puts the values of each call in their places, beside the values of the query itself', () => {
    const text = 'select $1 from homes where id = $2 and name = $3 or id < $4'
    expect(written(query({ id: 7, name: "l'abbé $2" }))).toEqual({ text, params: ['fr', 7, "l'abbé $2", 7] })
    expect(written(query({ id: 8, name: '' }))).toEqual({ text, params: ['fr', 8, '', 8] })
  })

  it('takes a list as one value', () => {
    const ids = compileSql<'ids'>(sql`select unnest(${sql.placeholder('ids')}::integer[])`)
    expect(written(ids({ ids: sql.param([1, 2]) }))).toEqual({
      text: 'select unnest($1::integer[])',
      params: [[1, 2]],
    })
  })
})
