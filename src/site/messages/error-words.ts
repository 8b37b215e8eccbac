import type { Locale } from '@/domain/shared/locale'

/** Of the page that shows when another fails: in the browser, so apart from the messages, which all would come along. */
export const errorWords: Record<Locale, { title: string; text: string; again: string; home: string }> = {
  nl: {
    title: 'Er ging iets mis',
    text: 'Er is een fout in de API. Probeer het zo dadelijk opnieuw; wat u hebt ingevuld, is niet verstuurd.',
    again: 'Opnieuw proberen',
    home: 'Naar de startpagina',
  },
  fr: {
    title: 'Quelque chose n’a pas fonctionné',
    text: "Il y a une erreur dans l'API. Réessayez dans un instant ; ce que vous avez rempli n’a pas été envoyé.",
    again: 'Réessayer',
    home: 'Retour à l’accueil',
  },
  en: {
    title: 'Something went wrong',
    text: 'There is an error in the API. Try again in a moment; what you filled in has not been sent.',
    again: 'Try again',
    home: 'To the home page',
  },
  de: {
    title: 'Etwas ist schiefgegangen',
    text: 'Es gibt einen Fehler in der API. Versuchen Sie es gleich noch einmal; Ihre Eingaben wurden nicht gesendet.',
    again: 'Erneut versuchen',
    home: 'Zur Startseite',
  },
}
