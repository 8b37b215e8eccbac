import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

// The shell has no window to draw: journeys take two thirds of the time in it.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** Playwright's own Chromium where it is installed, else the system's; null where there is none. */
export function findBrowser(): string | null {
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const found = names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync)
  return found ?? null
}
