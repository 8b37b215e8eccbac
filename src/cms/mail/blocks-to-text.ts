import { colon } from '@/cms/words/colon'
import type { Locale } from '@/domain/shared/locale'
import { safeLink } from './html'
import type { MailBlock } from './mail-blocks'

function withLink({ label, href, locale }: { label: string; href: string; locale: Locale }): string {
  const address = safeLink(href)
  return address ? `${label}${colon(locale).trimEnd()}\n${address}` : label
}

const lines = (text: string): string => text.replace(/\r\n?/g, '\n').trim()

const indented = (text: string, prefix: string): string =>
  lines(text)
    .split('\n')
    .map((line) => `${prefix}${line}`)
    .join('\n')

const underlined = (text: string): string => `${text}\n${'='.repeat(Math.min(text.length, 72))}`

function writeProperty(block: Extract<MailBlock, { kind: 'home' }>, locale: Locale): string {
  const { title, href, details = [], price } = block
  return [withLink({ label: title, href, locale }), ...details, ...(price ? [price] : [])].join('\n')
}

function write(block: MailBlock, locale: Locale): string {
  switch (block.kind) {
    case 'heading':
      return underlined(block.text)
    case 'paragraph':
    case 'small':
      return lines(block.text)
    case 'quote':
      return indented(block.text, '> ')
    case 'list':
      return block.items.map((item) => `- ${lines(item)}`).join('\n')
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}${colon(locale)}${lines(value)}`).join('\n')
    case 'button':
    case 'link':
      return withLink({ ...block, locale })
    case 'home':
      return writeProperty(block, locale)
  }
}

/** The same blocks as plain text. */
export const blocksToText = (blocks: readonly MailBlock[], locale: Locale): string =>
  blocks.map((block) => write(block, locale)).join('\n\n')
