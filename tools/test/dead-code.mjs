// Knip loads the configuration, and with it Lexical, whose top-level awaits can wait for each other for ever:
// docs/decisions/0026-scripts.md.
import { spawnSync } from 'node:child_process'
import process from 'node:process'

const args = ['--conditions=production', 'node_modules/knip/bin/knip.js']
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1)
