import type { Locale } from '@/domain/shared/locale'

/** Why an owner gets the way to a new password. */
export type OwnerLinkReason = 'forgotten' | 'locked' | 'invitation'

type Words = {
  subject: string
  title: string
  text: string
  button: string
  lasts: string
  otherwise: string
}

/** What the mails with the way to a password say. */
export const ownerLinkWords: Record<Locale, Record<OwnerLinkReason, Words>> = {
  nl: {
    forgotten: {
      subject: 'Wachtwoord vergeten',
      title: 'Een nieuw wachtwoord',
      text: 'U hebt een nieuw wachtwoord voor uw eigenaarszone gevraagd.',
      button: 'Een nieuw wachtwoord kiezen',
      lasts: 'De link werkt een uur lang en één keer.',
      otherwise: 'Hebt u niets gevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft wat het is.',
    },
    locked: {
      subject: 'Uw eigenaarslogin is tijdelijk geblokkeerd',
      title: 'Uw login is tijdelijk geblokkeerd',
      text: 'Er werd vijf keer na elkaar een verkeerd wachtwoord ingegeven. Daarom is uw login tien minuten geblokkeerd. Met een nieuw wachtwoord kunt u er meteen weer in.',
      button: 'Een nieuw wachtwoord kiezen',
      lasts: 'De link werkt een uur lang en één keer.',
      otherwise:
        'Was u het niet? Uw gegevens zijn niet ingezien. Na tien minuten werkt uw huidige wachtwoord weer.',
    },
    invitation: {
      subject: 'Uw eigenaarszone',
      title: 'Volg uw pand',
      text: 'Wij hebben een persoonlijke eigenaarszone voor u geopend. U volgt er de bezoeken aan de pagina van uw pand, de afspraken en onze berichten. Kies eerst een wachtwoord.',
      button: 'Mijn wachtwoord kiezen',
      lasts: 'De link werkt zeven dagen en één keer. U meldt zich daarna aan met dit e-mailadres.',
      otherwise: 'Is deze e-mail niet voor u bestemd? Laat het ons weten.',
    },
  },
  fr: {
    forgotten: {
      subject: 'Mot de passe oublié',
      title: 'Un nouveau mot de passe',
      text: 'Vous avez demandé un nouveau mot de passe pour votre espace propriétaire.',
      button: 'Choisir un nouveau mot de passe',
      lasts: 'Le lien fonctionne une heure et une seule fois.',
      otherwise: 'Vous n’avez rien demandé ? Vous n’avez rien à faire : votre mot de passe ne change pas.',
    },
    locked: {
      subject: 'Votre connexion est bloquée temporairement',
      title: 'Votre connexion est bloquée temporairement',
      text: 'Un mot de passe incorrect a été saisi cinq fois de suite. Votre connexion est donc bloquée pendant dix minutes. Avec un nouveau mot de passe, vous y avez accès tout de suite.',
      button: 'Choisir un nouveau mot de passe',
      lasts: 'Le lien fonctionne une heure et une seule fois.',
      otherwise:
        'Ce n’était pas vous ? Vos données n’ont pas été consultées. Votre mot de passe actuel fonctionnera à nouveau après dix minutes.',
    },
    invitation: {
      subject: 'Votre espace propriétaire',
      title: 'Suivez votre bien',
      text: 'Nous avons ouvert pour vous un espace propriétaire. Vous y suivez les visites de la page de votre bien, les rendez-vous et nos messages. Choisissez d’abord un mot de passe.',
      button: 'Choisir mon mot de passe',
      lasts:
        'Le lien fonctionne sept jours et une seule fois. Vous vous connectez ensuite avec cette adresse e-mail.',
      otherwise: 'Cet e-mail ne vous est pas destiné ? Dites-le-nous.',
    },
  },
  en: {
    forgotten: {
      subject: 'Forgotten password',
      title: 'A new password',
      text: 'You asked for a new password for your owner area.',
      button: 'Choose a new password',
      lasts: 'The link works for an hour, and once.',
      otherwise: 'You did not ask for one? Then there is nothing to do: your password stays as it is.',
    },
    locked: {
      subject: 'Your owner login is locked for a moment',
      title: 'Your login is locked for a moment',
      text: 'A wrong password was entered five times in a row, so your login is locked for ten minutes. With a new password you can get in at once.',
      button: 'Choose a new password',
      lasts: 'The link works for an hour, and once.',
      otherwise:
        'It was not you? Nobody has seen your data. Your present password will work again after ten minutes.',
    },
    invitation: {
      subject: 'Your owner area',
      title: 'Follow your home',
      text: 'We have opened an owner area for you. There you follow the visits to the page of your home, the appointments and our messages. First choose a password.',
      button: 'Choose my password',
      lasts: 'The link works for seven days, and once. After that you log in with this email address.',
      otherwise: 'This mail is not meant for you? Please let us know.',
    },
  },
  de: {
    forgotten: {
      subject: 'Passwort vergessen',
      title: 'Ein neues Passwort',
      text: 'Sie haben ein neues Passwort für Ihren Eigentümerbereich angefordert.',
      button: 'Ein neues Passwort wählen',
      lasts: 'Der Link gilt eine Stunde lang und einmal.',
      otherwise: 'Sie haben keines angefordert? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
    },
    locked: {
      subject: 'Ihr Eigentümer-Login ist vorübergehend gesperrt',
      title: 'Ihr Login ist vorübergehend gesperrt',
      text: 'Fünfmal hintereinander wurde ein falsches Passwort eingegeben. Ihr Login ist deshalb zehn Minuten gesperrt. Mit einem neuen Passwort können Sie sich sofort wieder anmelden.',
      button: 'Ein neues Passwort wählen',
      lasts: 'Der Link gilt eine Stunde lang und einmal.',
      otherwise:
        'Das waren nicht Sie? Ihre Daten wurden nicht eingesehen. Nach zehn Minuten gilt Ihr jetziges Passwort wieder.',
    },
    invitation: {
      subject: 'Ihr Eigentümerbereich',
      title: 'Verfolgen Sie Ihre Immobilie',
      text: 'Wir haben für Sie einen Eigentümerbereich eingerichtet. Dort verfolgen Sie die Besuche auf der Seite Ihrer Immobilie, die Termine und unsere Nachrichten. Wählen Sie zuerst ein Passwort.',
      button: 'Mein Passwort wählen',
      lasts:
        'Der Link gilt sieben Tage lang und einmal. Danach melden Sie sich mit dieser E-Mail-Adresse an.',
      otherwise: 'Diese E-Mail ist nicht für Sie bestimmt? Bitte sagen Sie uns Bescheid.',
    },
  },
}
