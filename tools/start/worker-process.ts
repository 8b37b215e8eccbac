import { spawn, type ChildProcess } from 'node:child_process'
import { canConnect } from '../database/ask-database'
import { runInChild } from './run-child'
import { keepUp, type KeptPart } from './keep-up'
import { said } from './steps'

type Options = {
  env: Record<string, string>
  /** Keeps its own words back, all but its errors. */
  quiet?: boolean
}

type WorkerProcess = KeptPart & {
  /** Settles once it is at work. */
  ready: Promise<void>
}

/** Keeps a worker of the job queue running in a process of its own, for as long as the database lets it. */
export function startWorkerProcess({ env, quiet = false }: Options): WorkerProcess {
  let sayReady = (): void => undefined
  const ready = new Promise<void>((resolve) => (sayReady = resolve))
  const start = (): ChildProcess => {
    const child = spawn(process.execPath, [...runInChild, 'tools/start/worker.ts'], {
      stdio: ['ignore', quiet ? 'ignore' : said, 'inherit', 'ipc'],
      env: { ...process.env, ...env },
    })
    child.once('message', sayReady)
    return child
  }
  const isBlameless = async () => !(await canConnect(env.DATABASE_URL ?? ''))
  return { ...keepUp({ name: 'The worker', start, isBlameless }), ready }
}
