import { spawn, type ChildProcess } from 'node:child_process'
import { canConnect } from '../database/ask-database'
import { runInChild } from './run-child'
import { keepUp, type RunningPart } from './keep-up'
import { progressOutput } from './steps'

type Options = {
  env: Record<string, string>
  /** Hides the worker's output except its errors. */
  quiet?: boolean
}

type WorkerProcess = RunningPart & {
  /** Resolves once it works. */
  ready: Promise<void>
}

/** Keeps a worker of the job queue running in a process of its own; it is not given up while the database is away. */
export function startWorkerProcess({ env, quiet = false }: Options): WorkerProcess {
  let resolveReady = (): void => undefined
  const ready = new Promise<void>((resolve) => (resolveReady = resolve))
  const start = (): ChildProcess => {
    const child = spawn(process.execPath, [...runInChild, 'tools/start/worker.ts'], {
      stdio: ['ignore', quiet ? 'ignore' : progressOutput, 'inherit', 'ipc'],
      env: { ...process.env, ...env },
    })
    child.once('message', resolveReady)
    return child
  }
  const isBlameless = async () => !(await canConnect(env.DATABASE_URL ?? ''))
  return { ...keepUp({ name: 'The worker', start, isBlameless }), ready }
}
