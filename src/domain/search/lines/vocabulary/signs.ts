import type { WordRole } from '@/domain/search/lines/line-words'

/** What signs are in every language. */
export const signs: Readonly<Record<string, readonly WordRole[]>> = {
  '<': ['max'],
  '>': ['min'],
  ',': ['filler', 'or'],
  ':': ['filler'],
  '-': ['filler', 'range'],
  '/': ['filler', 'or'],
  '+': ['filler', 'with', 'more', 'better'],
  '&': ['filler', 'or', 'with', 'range'],
  '+/-': ['about'],
}
