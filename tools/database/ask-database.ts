import pg from 'pg'

/** The rows of one query, over a connection of its own. */
export async function askDatabase<Row extends pg.QueryResultRow>(
  url: string,
  question: { text: string; values?: unknown[] },
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(question)).rows
  } finally {
    await client.end()
  }
}

/** Whether a PostgreSQL accepts us and answers, within two seconds each. */
export async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000, query_timeout: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    // A hanging connection does not close either.
    void client.end().catch(() => undefined)
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** How many mails wait in the outbox, and how many have failed. */
export async function countMails(url: string): Promise<{ queued: number; failed: number; sent: number }> {
  const [row = { queued: 0, failed: 0, sent: 0 }] = await askDatabase<{
    queued: number
    failed: number
    sent: number
  }>(url, {
    text: `select count(*) filter (where status = 'queued')::int as queued,
      count(*) filter (where status = 'failed')::int as failed,
      count(*) filter (where status = 'sent')::int as sent from mails`,
  })
  return row
}

/** Waits until no mail is left in the outbox, up to a time; the caller counts the rest. */
export async function untilMailsLeft({ url, most }: { url: string; most: number }): Promise<void> {
  const begun = Date.now()
  while ((await countMails(url)).queued > 0 && Date.now() - begun < most) await pause(250)
}
