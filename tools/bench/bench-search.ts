import { loadProperties } from '../../tests/support/properties/load-properties'
import { step } from '../start/steps'
import { looseSettings, measureInChild, withBenchDatabase } from './bench-database'

const sizes = [100, 1000, 10_000, 100_000]

/** Measures the search, listings and the page of a property with more and more properties. */
export const measureSearch = (scratch: string): Promise<void> =>
  withBenchDatabase({ scratch, name: 'search', settings: looseSettings }, async ({ url, env }) => {
    for (const properties of sizes) {
      await step(`${properties} properties`, () => loadProperties({ url, properties }))
      await measureInChild({ script: 'tools/bench/search-figures.ts', args: [String(properties)], env })
    }
  })
