import { loadProperties } from '../../tests/support/properties/load-properties'
import { step } from '../start/steps'
import { measureInChild, withBenchDatabase } from './bench-database'

const properties = 1000

/** Measures matching one property with 100,000 search alerts, and queueing their mails. */
export const measureAlerts = (scratch: string): Promise<void> =>
  withBenchDatabase({ scratch, name: 'alerts' }, async ({ url, env }) => {
    await step(`${properties} properties`, () => loadProperties({ url, properties }))
    await measureInChild({ script: 'tools/bench/alert-figures.ts', env })
  })
