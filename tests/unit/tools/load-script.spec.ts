import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bundleOptions } from '../../../tools/start/load-script.mjs'
import { runInChild } from '../../../tools/start/run-child'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'maison-brabant-load-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs TypeScript as a script of ours that lies outside the repository. */
function run(lines: string[], ...args: string[]) {
  const script = path.join(folder, 'script.mts')
  writeFileSync(script, lines.join('\n'))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/start/run.mjs', script, ...args],
    // The bundle lies in the folder for temporary files.
    { encoding: 'utf8', env: { ...process.env, TMPDIR: folder } },
  )
  return { script, status, stdout, stderr }
}

const localeFile = JSON.stringify(pathToFileURL(path.resolve('src/domain/shared/locale.ts')).href)

describe('a script in TypeScript', () => {
  it('imports sources through the alias and by path, packages, JSON and modules of Node', () => {
    const { stdout, stderr, status } = run([
      "import { arch } from 'node:os'",
      "import { z } from 'zod'",
      `import { fallbackLocale } from ${localeFile}`,
      "import { fallbackLocale as same, type Locale } from '@/domain/shared/locale'",
      "import words from '@/messages/nl/site.json' with { type: 'json' }",
      'const locale: Locale = fallbackLocale',
      'console.log(locale === same, typeof words, z.string().parse(arch()) === arch())',
    ])
    expect({ stdout, stderr, status }).toEqual({ stdout: 'true object true\n', stderr: '', status: 0 })
  })

  it('has its own arguments, and the place of its file', () => {
    const { script, stdout } = run(
      ['console.log(JSON.stringify([import.meta.url, import.meta.dirname, ...process.argv.slice(1)]))'],
      'one',
      '--two=2',
    )
    const places = [pathToFileURL(script).href, path.dirname(script)]
    expect(JSON.parse(stdout)).toEqual([...places, script, 'one', '--two=2'])
  })

  it('names the line of the source where it breaks, and fails', () => {
    const { stderr, status } = run([
      'type Size = number',
      'const size: Size = 1',
      "throw new Error('Too small')",
    ])
    expect(status).toBe(1)
    expect(stderr).toMatch(/Error: Too small\n\s+at .*script\.mts:3:/)
  })

  it('shows what cannot be parsed, and fails', () => {
    const { stderr, status } = run(["import 'a-package-that-nobody-has'"])
    expect(status).toBe(1)
    expect(stderr).toContain('a-package-that-nobody-has')
  })

  it('leaves no files behind, however it ends', () => {
    run(['console.log(1)'])
    run(['process.exit(3)'])
    run(["throw new Error('Broken')"])
    expect(readdirSync(folder)).toEqual(['script.mts'])
  })

  it.each(['tools', 'seed', 'tests/support/database/migrate-template.ts'])(
    'is bundled: every one in %s',
    async (place) => {
      const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', place], {
        encoding: 'utf8',
      })
      const entryPoints = files.split('\n').filter((file) => file.endsWith('.ts') && existsSync(file))
      expect(entryPoints.length).toBeGreaterThan(0)
      const options = {
        ...bundleOptions(''),
        entryPoints,
        outdir: folder,
        write: false,
        sourcemap: false,
      } as const
      expect((await build({ ...options, logLevel: 'silent' })).errors).toEqual([])
    },
  )

  it('runs without the server side of React, unless its process has that condition', async () => {
    const start = readFileSync('tools/start/start.mjs', 'utf8')
    const entryPoints = [...new Set(start.match(/tools\/[\w/-]+\.ts/g))]
    expect(entryPoints.length).toBeGreaterThan(3)
    const options = {
      ...bundleOptions(''),
      entryPoints,
      outdir: folder,
      write: false,
      sourcemap: false,
    } as const
    const { metafile } = await build({ ...options, metafile: true })
    const imported = Object.values(metafile.outputs).flatMap(({ imports }) =>
      imports.map(({ path: file }) => file),
    )
    expect(imported.filter((file) => file.includes('/server-only/'))).toEqual([])
  })

  it('loads Lexical without its top-level awaits, which can wait for each other for ever', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const commands = Object.values<string>(scripts).filter((command) => command.includes('run.mjs'))
    expect(commands.length).toBeGreaterThan(0)
    for (const command of [...commands, runInChild.join(' ')])
      expect(command).toContain('--conditions=production')
  })
})
