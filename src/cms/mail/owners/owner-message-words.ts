import type { Locale } from '@/domain/shared/locale'

type Words = {
  /** What stands over a first message and over an answer. */
  title: string
  answerTitle: string
  intro: string
  attachments: (count: number) => string
  open: string
  note: string
}

/** What the mail to an owner says around a message of the agency. */
export const ownerMessageWords: Record<Locale, Words> = {
  nl: {
    title: 'Een bericht van uw kantoor',
    answerTitle: 'Een antwoord van uw kantoor',
    intro: 'Er staat een bericht voor u klaar in uw eigenaarszone.',
    attachments: (count) => (count === 1 ? 'Met 1 bijlage.' : `Met ${count} bijlagen.`),
    open: 'Lezen en antwoorden',
    note: 'De link leidt naar uw eigenaarszone. U logt er in met uw e-mailadres en wachtwoord.',
  },
  fr: {
    title: 'Un message de votre agence',
    answerTitle: 'Une réponse de votre agence',
    intro: 'Un message vous attend dans votre espace propriétaire.',
    attachments: (count) => (count === 1 ? 'Avec 1 pièce jointe.' : `Avec ${count} pièces jointes.`),
    open: 'Lire et répondre',
    note: 'Le lien mène à votre espace propriétaire. Vous vous y connectez avec votre adresse e-mail et votre mot de passe.',
  },
  en: {
    title: 'A message from your agency',
    answerTitle: 'An answer from your agency',
    intro: 'A message is waiting for you in your owner area.',
    attachments: (count) => (count === 1 ? 'With 1 attachment.' : `With ${count} attachments.`),
    open: 'Read and answer',
    note: 'The link leads to your owner area. You log in there with your email address and password.',
  },
  de: {
    title: 'Eine Nachricht Ihres Maklerbüros',
    answerTitle: 'Eine Antwort Ihres Maklerbüros',
    intro: 'In Ihrem Eigentümerbereich liegt eine Nachricht für Sie bereit.',
    attachments: (count) => (count === 1 ? 'Mit 1 Anhang.' : `Mit ${count} Anhängen.`),
    open: 'Lesen und antworten',
    note: 'Der Link führt in Ihren Eigentümerbereich. Sie melden sich dort mit E-Mail-Adresse und Passwort an.',
  },
}

type OfficeWords = Record<
  'title' | 'intro' | 'firstTitle' | 'firstIntro' | 'owner' | 'home' | 'subject' | 'open' | 'note',
  string
>

/** What the mail to the agency says around an answer of an owner, and around a first message of theirs. */
export const ownerAnswerWords: Record<Locale, OfficeWords> = {
  nl: {
    title: 'Antwoord van een eigenaar',
    intro: 'Een eigenaar heeft in zijn eigenaarszone geantwoord.',
    firstTitle: 'Bericht van een eigenaar',
    firstIntro: 'Een eigenaar heeft u geschreven vanuit de eigenaarszone.',
    owner: 'Eigenaar',
    home: 'Pand',
    subject: 'Onderwerp',
    open: 'Antwoorden in het beheer',
    note: 'Antwoord in het beheer: zo leest de eigenaar het ook in zijn zone.',
  },
  fr: {
    title: 'Réponse d’un propriétaire',
    intro: 'Un propriétaire a répondu dans son espace.',
    firstTitle: 'Message d’un propriétaire',
    firstIntro: 'Un propriétaire vous a écrit depuis son espace.',
    owner: 'Propriétaire',
    home: 'Bien',
    subject: 'Objet',
    open: 'Répondre dans l’administration',
    note: 'Répondez dans l’administration : le propriétaire le lit aussi dans son espace.',
  },
  en: {
    title: 'Answer of an owner',
    intro: 'An owner has answered in the owner area.',
    firstTitle: 'Message from an owner',
    firstIntro: 'An owner has written to you from the owner area.',
    owner: 'Owner',
    home: 'Home',
    subject: 'Subject',
    open: 'Answer in the back office',
    note: 'Answer in the back office: the owner then reads it in the area too.',
  },
  de: {
    title: 'Antwort eines Eigentümers',
    intro: 'Ein Eigentümer hat in seinem Bereich geantwortet.',
    firstTitle: 'Nachricht eines Eigentümers',
    firstIntro: 'Ein Eigentümer hat Ihnen aus seinem Bereich geschrieben.',
    owner: 'Eigentümer',
    home: 'Immobilie',
    subject: 'Betreff',
    open: 'In der Verwaltung antworten',
    note: 'Antworten Sie in der Verwaltung: So liest der Eigentümer es auch in seinem Bereich.',
  },
}
