import type { Locale } from '@/domain/shared/locale'

type Words = {
  title: string
  text: string
  /** API_ERROR of the specification, and what follows it where nothing was filled in. */
  api: string
  wait: string
  again: string
  home: string
}

/** Of the page that shows when another fails: in the browser, so apart from the messages, which all would come along. */
export const errorWords: Record<Locale, Words> = {
  nl: {
    title: 'Er ging iets mis',
    text: 'Er is een fout in de API. Probeer het zo dadelijk opnieuw; wat u hebt ingevuld, is niet verstuurd.',
    api: 'Er is een fout in de API',
    wait: 'De pagina kan nu niet worden getoond. Probeer het zo dadelijk opnieuw.',
    again: 'Opnieuw proberen',
    home: 'Naar de startpagina',
  },
  fr: {
    title: 'Quelque chose n’a pas fonctionné',
    text: "Il y a une erreur dans l'API. Réessayez dans un instant ; ce que vous avez rempli n’a pas été envoyé.",
    api: "Il y a une erreur dans l'API",
    wait: 'La page ne peut pas être affichée pour le moment. Réessayez dans un instant.',
    again: 'Réessayer',
    home: 'Retour à l’accueil',
  },
  en: {
    title: 'Something went wrong',
    text: 'There is an error in the API. Try again in a moment; what you filled in has not been sent.',
    api: 'There is an error in the API',
    wait: 'The page cannot be shown right now. Try again in a moment.',
    again: 'Try again',
    home: 'To the home page',
  },
  de: {
    title: 'Etwas ist schiefgegangen',
    text: 'Es gibt einen Fehler in der API. Versuchen Sie es gleich noch einmal; Ihre Eingaben wurden nicht gesendet.',
    api: 'Es gibt einen Fehler in der API',
    wait: 'Die Seite kann gerade nicht angezeigt werden. Versuchen Sie es gleich noch einmal.',
    again: 'Erneut versuchen',
    home: 'Zur Startseite',
  },
}
