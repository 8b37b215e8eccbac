import { sql } from '@payloadcms/db-postgres'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import { describe, expect, it } from 'vitest'
import { table, type SQL } from './tables'

const sqlOf = (statement: SQL): string => new PgDialect().sqlToQuery(statement).sql

describe('a table in SQL', () => {
  it('has its columns under its name', () => {
    const leads = table('leads')
    expect(sqlOf(sql`select ${leads.id} from ${leads} where ${leads.values} is null`)).toBe(
      'select "leads"."id" from "leads" where "leads"."values" is null',
    )
  })

  it('has its columns under its alias', () => {
    const first = table('owner_messages', 'first')
    expect(sqlOf(sql`select ${first.id} from ${first}`)).toBe(
      'select "first"."id" from "owner_messages" as "first"',
    )
  })

  it('has the names of its columns alone', () => {
    const counts = table('form_counts', 'counts')
    expect(
      sqlOf(
        sql`insert into ${counts} (${counts.$.key}) values (${'a'}) on conflict (${counts.$.key}) do nothing`,
      ),
    ).toBe('insert into "form_counts" as "counts" ("key") values ($1) on conflict ("key") do nothing')
  })

  it('does not compile where no such column or table is there', () => {
    // @ts-expect-error: leads have no such column.
    expect(sqlOf(sql`${table('leads').no_such_column}`)).toBe('"leads"."no_such_column"')
    // @ts-expect-error: form_drafts have no such column.
    expect(sqlOf(sql`${table('form_drafts').$.kind}`)).toBe('"kind"')
    // @ts-expect-error: there is no such table.
    expect(sqlOf(sql`${table('no_such_table')}`)).toBe('"no_such_table"')
  })

  it('cannot be left by its alias', () => {
    expect(sqlOf(sql`${table('leads', 'a"; drop table leads; --').id}`)).toBe(
      '"a""; drop table leads; --"."id"',
    )
  })
})
