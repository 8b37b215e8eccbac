// Connects the figures that the edge counts (tools/server/metrics.mjs) with src/app/metrics, which sends them. Next compiles this
// file separately into each part of the site, so the state is on `globalThis`.

/**
 * What the site counts in its database.
 * @typedef {object} DatabaseFigures
 * @property {{ waiting: number, due: number, running: number, failed: number }} jobs of the queue: for later, now, by a
 *   worker, given up
 * @property {number} oldestDueSeconds for how long the oldest due job has waited
 * @property {{ queued: number, failed: number }} mails
 * @property {{ failedPolls: number, leftAlone: number }} replies polls of the mailbox that failed in a row, and its mails that
 *   were no replies
 */

/**
 * What only the site knows of itself.
 * @typedef {object} SiteFigures
 * @property {{ open: number, idle: number, waiting: number }} connections to the database, of this process, and the queries
 *   that wait for one
 * @property {DatabaseFigures | null} database null while it does not answer
 */

/** @typedef {(figures: SiteFigures) => Promise<{ type: string, text: string }>} WriteMetrics */

/** @type {{ write: WriteMetrics | null }} */
const shared = (globalThis.siteMetrics ??= { write: null })

/**
 * Registers the function of the edge that writes all figures.
 * @param {WriteMetrics} write
 */
export function registerMetrics(write) {
  shared.write = write
}

/**
 * All figures in the text format of Prometheus.
 * @param {SiteFigures} figures
 */
export function writeMetrics(figures) {
  if (!shared.write)
    throw new Error('The site is served without its edge (tools/server/site.mjs), which counts.')
  return shared.write(figures)
}
