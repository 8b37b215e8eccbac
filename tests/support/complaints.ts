import type { Page } from '@playwright/test'

/** What a browser complains of from now on: its console, errors of scripts, requests that fail or are refused. */
export function gatherComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // What was still under way when the page was left has not failed.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason}: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
  return complaints
}
