import { SingleBar } from 'cli-progress'
import type { Feature, HeldDocument } from '../../src/cms/operations/import-snapshot/import-context'
import type { ImportReport } from '../../src/cms/operations/import-snapshot/import-snapshot'

type ImportDisplay = { progress: (feature: Feature) => void; end: (report: ImportReport) => void }

const outcomeWords: Record<HeldDocument['kept'], string> = {
  draft: 'kept as a draft',
  'draft beside': 'what is published stays as it is, the new one is a draft',
  published: 'published all the same, as what was published lacked it already',
}

/** Shows the import as it goes: a bar on a terminal, a line per feature elsewhere; then its result. */
export function showImport({ dryRun = false }: { dryRun?: boolean } = {}): ImportDisplay {
  const bar = new SingleBar({
    format: '• Import {bar} {feature} {value}/{total}',
    noTTYOutput: false,
    hideCursor: true,
    clearOnComplete: true,
  })
  let current = ''
  return {
    progress: ({ feature, done, total }) => {
      if (feature !== current) {
        bar.stop()
        current = feature
        bar.start(total, 0, { feature })
      }
      bar.update(done)
    },
    end: ({ features, warnings, held, changed }) => {
      bar.stop()
      for (const warning of warnings) console.log(`  ! ${warning}`)
      for (const { feature, key, kept, reasons } of held)
        console.log(`  ! ${feature} ${key}: ${outcomeWords[kept]}: ${reasons.join('; ')}`)
      if (changed === 0) {
        console.log('✓ Import: nothing has changed since the last one')
        return
      }
      for (const { feature, created, updated, unchanged } of features) {
        const parts = [
          [created, 'new'],
          [updated, 'changed'],
          [unchanged, 'unchanged'],
        ] as const
        const counts = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`)
        console.log(`  ${feature}: ${counts.join(', ')}`)
      }
      console.log(dryRun ? '✓ Dry run: this is what would change; nothing was written' : '✓ Import done')
    },
  }
}
