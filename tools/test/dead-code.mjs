// Knip 6.44 sometimes ends before it has started: exit code 13, an await that never settles. Then it runs again.
import { spawnSync } from 'node:child_process'
import process from 'node:process'

const unsettled = 13
let status = unsettled
for (let attempt = 0; attempt < 10 && status === unsettled; attempt += 1) {
  status = spawnSync(process.execPath, ['node_modules/knip/bin/knip.js'], { stdio: 'inherit' }).status ?? 1
}
process.exit(status)
