import { DocumentScript } from '@/site/ui/document-only/document-script'
import { keepText } from '@/site/ui/document-only/keep-text'
import { rememberScript } from './remember-script'

/** Stores the language of the page for the next unprefixed address. */
export function RememberLanguage() {
  return <DocumentScript id={keepText(rememberScript)} type="module" />
}
