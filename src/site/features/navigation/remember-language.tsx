import { rememberScript } from './remember-script'

/** Remembers the language of the page for the next address without one. */
export function RememberLanguage() {
  return <script type="module" dangerouslySetInnerHTML={{ __html: rememberScript }} />
}
