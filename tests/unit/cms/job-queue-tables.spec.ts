import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const files = ['src', 'seed', 'tools', 'tests', 'migrations'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs|sql)$/.test(name))
    .map((name) => path.join(folder, name)),
)

const writing =
  /\b(insert\s+into|update|delete\s+from|truncate(\s+table)?|alter\s+table)\s+"?graphile_worker"?\."?_private_/i

it('nothing writes to the private tables of the job queue, tests included', () => {
  expect(writing.test('delete from graphile_worker._private_jobs')).toBe(true)
  expect(
    files.filter(
      (file) => !file.endsWith('job-queue-tables.spec.ts') && writing.test(readFileSync(file, 'utf8')),
    ),
  ).toEqual([])
})

it('the site and its tools do not even read them', () => {
  const own = files.filter((file) => !file.startsWith('tests') && !file.startsWith('migrations'))
  expect(own.filter((file) => readFileSync(file, 'utf8').includes('graphile_worker._private_'))).toEqual([])
})
