import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { PASSWORD_MIN_LENGTH } from '../../src/domain/accounts/password-rules'
import { staffRoles } from '../../src/domain/accounts/staff-roles'
import { passwordFault } from './password-faults'
import { runCommand } from './shutdown'
import { withDatabase } from '../database/with-database'

async function askPassword(email: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const question = `Password (at least ${PASSWORD_MIN_LENGTH} characters; empty: one is made and shown): `
  const answer = await terminal.question(question)
  terminal.close()
  if (answer === '') return undefined
  const fault = passwordFault({ password: answer, email })
  if (fault !== null) throw new Error(`The password cannot be taken: ${fault}.`)
  return answer
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, role: { type: 'string', default: 'agent' } },
  })
  const { email } = values
  const role = staffRoles.find((candidate) => candidate === values.role)
  if (!email?.includes('@')) throw new Error('Whose account? npm run create-staff -- --email E --role admin')
  if (!role) throw new Error(`The role is one of ${staffRoles.join(', ')}.`)
  const password = await askPassword(email)
  await withDatabase(async () => {
    const { getPayload } = await import('payload')
    const { default: config } = await import('../../payload.config')
    const { createStaff } = await import('../../src/cms/operations/accounts/create-staff')
    const { migrate } = await import('../database/migrate')
    const payload = await getPayload({ config, disableOnInit: true })
    await migrate(payload)
    const used = await createStaff({ payload, email, role, password })
    console.log(
      password
        ? `✓ ${email} is ${role} now`
        : `✓ ${email} is ${role} now, password ${used} (shown this once)`,
    )
  })
}

void runCommand(main)
