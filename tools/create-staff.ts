import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { runCommand } from './shutdown'
import { withDatabase } from './with-database'

const roles = ['admin', 'editor', 'agent'] as const

async function askPassword(): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Password (at least 10 characters; empty: one is made and shown): ')
  terminal.close()
  if (answer === '') return undefined
  if (answer.length < 10) throw new Error('The password must have at least 10 characters.')
  return answer
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, role: { type: 'string', default: 'agent' } },
  })
  const { email } = values
  const role = roles.find((candidate) => candidate === values.role)
  if (!email?.includes('@')) throw new Error('Whose account? npm run create-staff -- --email E --role admin')
  if (!role) throw new Error(`The role is one of ${roles.join(', ')}.`)
  const password = await askPassword()
  await withDatabase(async () => {
    const { getPayload } = await import('payload')
    const { default: config } = await import('../payload.config')
    const { createStaff } = await import('../src/cms/operations/create-staff')
    const { migrate } = await import('./migrate')
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
