import type { Migration } from 'payload'

/** All migrations in their order: `npx payload migrate:create` writes each into migrations/index.ts. */
export const migrations: Migration[]
