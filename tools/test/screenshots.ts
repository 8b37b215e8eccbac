import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onShutdown, runCommand } from '../start/shutdown'
import { step } from '../start/steps'
import { takePictures } from './take-pictures'
import { runTestSite } from './test-site'

const folder = path.join('docs', 'pictures')

async function main(): Promise<void> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'maison-brabant-screenshots-'))
  onShutdown(() => rmSync(scratch, { recursive: true, force: true }))
  const bytes = await runTestSite(scratch, ({ url }) =>
    step(`Pictures of the screens in ${folder}`, () => takePictures({ url, folder })),
  )
  console.log(`  ${(bytes / 1024 / 1024).toFixed(1)} MB`)
}

void runCommand(main)
