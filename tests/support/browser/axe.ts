import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { findAtRest } from './at-rest'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Scope = {
  /** The part of the page to check: all of it where none is given. */
  part?: string
  /** What to leave out of the check. */
  without?: string
  /** Checks only the WCAG rules, for a part of a page that is not ours. */
  isForeign?: boolean
}

/** The violations that axe finds on a page at rest, or within a part of it: the rule and the elements. */
export function findAxeProblems(
  page: Page,
  { part, without, isForeign = false }: Scope = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({
    runOnly: { type: 'tag', values: isForeign ? wcag : [...wcag, 'best-practice'] },
    // Passed rules are not reported, because collecting them takes as long as finding the violations.
    resultTypes: ['violations'],
    // The rules that read style sheets are none of these; fetching them takes a third of the time.
    preload: { assets: ['media'] },
  })
  // For a page with frames axe combines the results on a page of its own.
  if (page.frames().length === 1) axe.setLegacyMode()
  if (part !== undefined) axe.include(part)
  if (without !== undefined) axe.exclude(without)
  return findAtRest(page, async () => {
    const { violations } = await axe.analyze()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  })
}
