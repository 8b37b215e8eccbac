import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Playwright's own Chromium where it is installed, else the system's; null where there is none. */
export function findBrowser(): string | null {
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const found = folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(existsSync)
  return found ?? null
}
