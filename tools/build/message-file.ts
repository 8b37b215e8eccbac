type MessageFileInput = { name: string; locales: readonly string[] }

/** The source of src/messages/files/…-files.ts, which reads one file of messages in each language. */
export function messageFile({ name, locales }: MessageFileInput): string {
  const imports = locales.map(
    (locale) => `import ${locale} from '@/messages/${locale}/${name}.json' with { type: 'json' }\n`,
  )
  return `// Written by \`npm run generate\`.
import type { Locale } from '@/domain/shared/locale'
${imports.toSorted().join('')}
/** The texts of ${name}.json as they are written, typed by French: no other language compiles without one of its keys. */
export const ${name}Files: Record<Locale, typeof fr> = { ${locales.join(', ')} }
`
}
