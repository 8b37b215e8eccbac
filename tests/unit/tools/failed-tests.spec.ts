import { expect, test } from 'vitest'
import { findFailedSpecs, findJourneyErrors, findJourneys } from '../../../tools/test/failed-tests'

const result = (fullName: string, status: string) => ({ fullName, status })

test('a report of vitest names failed and skipped tests, and files that could not be loaded', () => {
  const report = {
    testResults: [
      {
        name: '/house/src/price.spec.ts',
        status: 'failed',
        assertionResults: [
          result('a price', 'passed'),
          result('no price', 'failed'),
          result('later', 'pending'),
        ],
      },
      { name: '/house/src/broken.spec.ts', status: 'failed', assertionResults: [] },
      { name: '/house/src/good.spec.ts', status: 'passed', assertionResults: [result('good', 'passed')] },
    ],
  }
  expect(findFailedSpecs(report, '/house')).toEqual([
    'src/price.spec.ts › no price',
    'src/price.spec.ts › later (skipped)',
    'src/broken.spec.ts',
  ])
})

test('a report of journeys names them by file and group, in the requested states', () => {
  const spec = (title: string, status: string) => ({ file: 'map.e2e.spec.ts', title, tests: [{ status }] })
  const report = {
    suites: [
      {
        title: 'map.e2e.spec.ts',
        specs: [spec('opens', 'expected'), spec('closes', 'unexpected'), spec('waits', 'flaky')],
        suites: [{ title: 'on a phone', specs: [spec('turns', 'skipped')] }],
      },
    ],
    errors: [{ message: 'The site is not there\n  at line 1' }],
  }
  expect(findJourneys(report, ['unexpected', 'skipped'])).toEqual([
    'map.e2e.spec.ts › closes',
    'map.e2e.spec.ts › on a phone › turns (skipped)',
  ])
  expect(findJourneys(report, ['flaky'])).toEqual(['map.e2e.spec.ts › waits'])
  expect(findJourneyErrors(report)).toEqual(['The site is not there'])
})

test('a missing report names nothing', () => {
  expect([
    ...findFailedSpecs({}, '/'),
    ...findJourneys({}, ['unexpected']),
    ...findJourneyErrors({}),
  ]).toEqual([])
})
