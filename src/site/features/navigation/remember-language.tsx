import { rememberScript } from './remember-script'

/** Stores the language of the page for the next unprefixed address. */
export function RememberLanguage() {
  return <script type="module" dangerouslySetInnerHTML={{ __html: rememberScript }} />
}
