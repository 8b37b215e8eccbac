import { DocumentScript } from '@/site/ui/document-only/document-script'
import { keepText } from '@/site/ui/document-only/keep-text'
import { keepScript } from './keep-script'

/** Keeps what is pressed before the page has its scripts. */
export function KeepPresses() {
  return <DocumentScript id={keepText(keepScript)} type="module" isEarly />
}
