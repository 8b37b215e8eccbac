import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { documentFiles } from '../../tests/support/files/document-files'
import type { StarterReport } from './fault-starter'
import { onShutdown } from '../start/shutdown'

export const diskFault = 'disk full'

// The folders that the site writes to, each on a small disk of its own.
const folders = ['applicant-files', 'mail', 'media']
const second = 1000

/** Mounts a small disk over a folder; returns its removal, or null if this machine does not allow it. */
function mountSmall(folder: string): (() => void) | null {
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k,mode=0777', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return null
  }
  const unmount = () => void execFileSync('umount', ['-l', folder], { stdio: 'ignore' })
  const forget = onShutdown(unmount)
  return () => {
    forget()
    unmount()
  }
}

const filler = '.filler'

function fill(folder: string): void {
  try {
    for (;;) writeFileSync(path.join(folder, filler), Buffer.alloc(4096), { flag: 'a' })
  } catch {
    // It is full.
  }
}

const filesIn = (folder: string): string[] => readdirSync(folder).filter((name) => name !== filler)

async function sendApplication(url: string): Promise<number> {
  const body = new FormData()
  const values = { lang: 'fr', title: 'mrs', firstName: 'Jeanne', lastName: 'Dupont', privacy: 'on' }
  const more = { email: 'jeanne@example.com', phone: '010 12 34 56', remark: 'Bonjour' }
  for (const [name, value] of Object.entries({ ...values, ...more })) body.set(name, value)
  body.set('cv', new File([new Uint8Array(documentFiles.pdf)], 'cv.pdf'))
  const headers = { accept: 'application/json', 'x-forwarded-for': '203.0.113.14' }
  return (await fetch(`${url}/api/forms/job-contact`, { method: 'POST', body, headers })).status
}

const healthOf = async (url: string): Promise<number> => (await fetch(`${url}/healthz`)).status

/** The disk of the files is full: forms with a file are refused, health reports it, and nothing half-written is left. */
export async function fillDisk({ url, dataDir }: { url: string; dataDir: string }): Promise<StarterReport> {
  const paths = folders.map((name) => path.join(dataDir, name))
  const unmounts = paths.map(mountSmall)
  const takeAway = () => {
    for (const unmount of unmounts) unmount?.()
  }
  if (unmounts.includes(null)) {
    takeAway()
    return { notes: ['not tried: this user may not mount a disk'], problems: [] }
  }
  for (const folder of paths) fill(folder)
  const [health, form] = [await healthOf(url), await sendApplication(url)]
  await pause(2 * second)
  const left = paths.flatMap((folder) =>
    filesIn(folder).map((name) => `${name} (${statSync(path.join(folder, name)).size} bytes)`),
  )
  for (const folder of paths) rmSync(path.join(folder, filler), { force: true })
  takeAway()
  const after = { health: await healthOf(url), form: await sendApplication(url) }
  return {
    notes: [
      `health ${health} and a form with a file ${form} while it was full, then ${after.health} and ${after.form}`,
    ],
    problems: [
      ...(health === 503 ? [] : [`/healthz answered ${health}`]),
      ...(form === 503 ? [] : [`a form with a file was answered ${form}`]),
      ...left.map((file) => `${file} was left`),
      ...(after.health === 200 && after.form === 200 ? [] : ['the site was not well again']),
    ].map((problem) => `${diskFault}: ${problem}`),
  }
}
