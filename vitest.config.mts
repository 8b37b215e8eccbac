import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const alias = {
  '@payload-config': fileURLToPath(new URL('./payload.config.ts', import.meta.url)),
  '@': fileURLToPath(new URL('./src', import.meta.url)),
}

const keepFilesApart = 'tests/support/keep-files-apart.ts'

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.spec.{ts,tsx}', 'tests/unit/**/*.spec.ts'],
          environment: 'node',
          setupFiles: [keepFilesApart],
          // A process for each of hundreds of files takes three times as long.
          isolate: false,
          maxWorkers: 2,
          // Tests of random cases take seconds where the machine has other things to do.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          // After the unit tests, as it has its own number of workers.
          sequence: { groupOrder: 1 },
          include: ['tests/int/**/*.int.spec.ts'],
          environment: 'node',
          globalSetup: ['tests/support/database/database-template.ts'],
          setupFiles: [keepFilesApart, 'tests/support/spec-file.ts'],
          // One process loads Payload once and runs many files.
          isolate: false,
          // Lexical's top-level awaits can wait for each other for ever: docs/decisions/0026-scripts.md.
          execArgv: ['--conditions=production'],
          fileParallelism: true,
          maxWorkers: 2,
          // Only what hangs takes so long, also on a machine that has much else to do.
          testTimeout: 240_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
