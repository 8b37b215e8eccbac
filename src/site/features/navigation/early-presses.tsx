import { DocumentScript } from '@/site/ui/document-only/document-script'
import { keepText } from '@/site/ui/document-only/keep-text'
import { earlyPressScript } from './early-press-script'

/** Keeps what is pressed before the page has its scripts. */
export function EarlyPresses() {
  return <DocumentScript id={keepText(earlyPressScript)} type="module" isEarly />
}
