import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isRecord } from '../../src/domain/shared/is-record'

// https://v8.dev/blog/explicit-compile-hints. Other browsers ignore the comment.
export const compileHint = '//# allFunctionsCalledOnLoad\n'

const isManifest = (value: unknown): value is { rootMainFiles: string[] } =>
  isRecord(value) &&
  'rootMainFiles' in value &&
  Array.isArray(value.rootMainFiles) &&
  value.rootMainFiles.length > 0

/**
 * The scripts of React and Next, which every page runs at once.
 * @throws Error if a build does not name these scripts where Next 16 does
 */
export function readMainScripts(distDir: string): string[] {
  const manifest: unknown = JSON.parse(readFileSync(path.join(distDir, 'build-manifest.json'), 'utf8'))
  if (!isManifest(manifest)) throw new Error('The build names no scripts of the framework (rootMainFiles).')
  return manifest.rootMainFiles
}

/** Lets browsers compile these off the main thread. On a phone that halves the longest task of a page. */
export function hintCompiling(distDir: string): void {
  for (const name of readMainScripts(distDir)) {
    const file = path.join(distDir, name)
    const script = readFileSync(file, 'utf8')
    if (!script.startsWith(compileHint)) writeFileSync(file, compileHint + script)
  }
}
