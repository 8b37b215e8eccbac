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

/** For somebody who cannot get in with their second factor, nor by an administrator: after another PAYLOAD_SECRET, for example. */
async function resetSecondFactor(email: string): Promise<void> {
  await withDatabase(async () => {
    const { getPayload } = await import('payload')
    const { default: config } = await import('../../payload.config')
    const { resetFactorOf } = await import('../../src/cms/operations/accounts/second-factor/change-factor')
    const payload = await getPayload({ config, disableOnInit: true })
    const isReset = await resetFactorOf(payload, email)
    if (isReset === null) throw new Error(`There is no account ${email}.`)
    console.log(
      isReset
        ? `✓ The second factor of ${email} is gone, and all sessions ended`
        : `${email} has no second factor`,
    )
  })
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      role: { type: 'string', default: 'agent' },
      'reset-second-factor': { type: 'boolean', default: false },
    },
  })
  const { email } = values
  if (email?.includes('@') && values['reset-second-factor']) return resetSecondFactor(email)
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
