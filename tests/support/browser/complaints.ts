import type { Page } from '@playwright/test'

/** Collects errors of the browser from now on: its console, errors of scripts, requests that fail or are refused. */
export function gatherComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A request that was cancelled by leaving the page has not failed.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason}: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
  return complaints
}
