import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const tracked = new Set(
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], { encoding: 'utf8' }).split('\n'),
)

const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file)

const statement = /^(?:import|export)\s+(?!type\b)([^'"]*?)(?:\bfrom\s+)?['"]([^'"\n]+)['"]/gm

// What is loaded later is loaded by the browser too.
const later = /\bimport\(['"]([^'"\n]+)['"]\)/g

// `import { type A, type B }` is removed by the compiler.
const hasValues = (names: string): boolean => {
  const inBraces = /\{([^}]*)\}/.exec(names)?.[1]
  return (
    inBraces === undefined ||
    /^\s*\w/.test(names) ||
    inBraces.split(',').some((name) => name.trim() !== '' && !name.trim().startsWith('type '))
  )
}

function fileOf(specifier: string, from: string): string | null {
  const base = specifier.startsWith('@/')
    ? `src/${specifier.slice(2)}`
    : specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), specifier)
      : null
  return [base, `${base}.ts`, `${base}.tsx`].find((file) => file !== null && tracked.has(file)) ?? null
}

function importsOf(file: string): string[] {
  if (!isCode(file)) return []
  const text = readFileSync(file, 'utf8')
  const first = [...text.matchAll(statement)].filter(([, names = '']) => hasValues(names))
  const specifiers = [
    ...first.map(([, , from = '']) => from),
    ...[...text.matchAll(later)].map(([, from = '']) => from),
  ]
  return specifiers.flatMap((specifier) => fileOf(specifier, file) ?? [])
}

/** The files that the browser loads for the client components below a folder, messages included. */
export function browserFiles(folder: string): Set<string> {
  const queue = [...tracked].filter(
    (file) =>
      file.startsWith(`${folder}/`) && isCode(file) && /^['"]use client['"]/.test(readFileSync(file, 'utf8')),
  )
  const found = new Set<string>()
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue
    found.add(file)
    queue.push(...importsOf(file))
  }
  return found
}
