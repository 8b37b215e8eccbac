import {
  escapeDiffHTML,
  FieldDiffContainer,
  getHTMLDiffComponents,
  unescapeDiffHTML,
} from '@payloadcms/ui/rsc'
import type { FieldDiffServerProps } from 'payload'

type TextDiffProps = {
  compared: Pick<FieldDiffServerProps, 'clientField' | 'i18n' | 'locale' | 'nestingLevel'>
  before: string | null | undefined
  after: string | null | undefined
}

const paragraphOf = (text: string | null | undefined): string => `<p>${escapeDiffHTML(text ?? undefined)}</p>`

/** What a field says in two versions that somebody compares. */
export function TextDiff({
  compared: { clientField, i18n, locale, nestingLevel },
  before,
  after,
}: TextDiffProps) {
  const label = { label: 'label' in clientField ? clientField.label : undefined, locale }
  const diff = getHTMLDiffComponents({
    fromHTML: paragraphOf(before),
    postProcess: unescapeDiffHTML,
    toHTML: paragraphOf(after),
    tokenizeByCharacter: false,
  })
  return <FieldDiffContainer {...{ i18n, label, nestingLevel }} {...diff} />
}
