import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The names by which a browser may call functions of a build, as Next has listed them. */
export function readServerFunctions(distDir) {
  const file = path.join(distDir, 'server', 'server-reference-manifest.json')
  const { node } = JSON.parse(readFileSync(file, 'utf8'))
  return new Set(Object.keys(node))
}
