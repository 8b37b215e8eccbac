import type { Payload } from 'payload'

/** What a change of a second factor leaves behind: rows, entries of the audit log, and mails. */
export function factorTraces(payload: () => Payload) {
  async function rows(statement: string): Promise<Record<string, unknown>[]> {
    const { databaseOf } = await import('@/cms/database/transactions')
    return (await databaseOf(payload()).execute(statement)).rows
  }
  return {
    rows,
    async actionsOn(user: number): Promise<unknown[]> {
      const found = await rows(
        `select action from audit_entries where document = '${user}' and kind = 'users' order by id`,
      )
      return found.map(({ action }) => action)
    },
    /** The subjects of the notices to an address. */
    async mailsTo(email: string): Promise<unknown[]> {
      const found = await rows(
        `select subject from mails where "to" = '${email}' and kind = 'account-second-factor' order by id`,
      )
      return found.map(({ subject }) => subject)
    },
  }
}
