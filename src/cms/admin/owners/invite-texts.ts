import type { EditorTexts } from '@/cms/fields/editor-text'

/** What the form for a new owner says. */
export const inviteTexts = {
  title: {
    nl: 'Een nieuwe eigenaar uitnodigen',
    fr: 'Inviter un nouveau propriétaire',
    en: 'Invite a new owner',
    de: 'Einen neuen Eigentümer einladen',
  },
  about: {
    nl: 'De eigenaar krijgt een e-mail met een link om zelf een wachtwoord te kiezen.',
    fr: 'Le propriétaire reçoit un e-mail avec un lien pour choisir lui-même un mot de passe.',
    en: 'The owner gets a mail with a link to choose a password.',
    de: 'Der Eigentümer erhält eine E-Mail mit einem Link, um selbst ein Passwort zu wählen.',
  },
  firstName: { nl: 'Voornaam', fr: 'Prénom', en: 'First name', de: 'Vorname' },
  lastName: { nl: 'Naam', fr: 'Nom', en: 'Last name', de: 'Nachname' },
  email: { nl: 'E-mail', fr: 'E-mail', en: 'Email', de: 'E-Mail' },
  phone: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' },
  language: {
    nl: 'Taal van de eigenaar',
    fr: 'Langue du propriétaire',
    en: 'Language of the owner',
    de: 'Sprache des Eigentümers',
  },
  homes: { nl: 'Zijn panden', fr: 'Ses biens', en: 'The homes', de: 'Seine Immobilien' },
  homesHint: {
    nl: 'Enkel panden zonder eigenaar.',
    fr: 'Uniquement les biens sans propriétaire.',
    en: 'Only homes without an owner.',
    de: 'Nur Immobilien ohne Eigentümer.',
  },
  send: {
    nl: 'Aanmaken en uitnodigen',
    fr: 'Créer et inviter',
    en: 'Create and invite',
    de: 'Anlegen und einladen',
  },
  busy: { nl: 'Bezig…', fr: 'En cours…', en: 'In progress…', de: 'Läuft …' },
  done: {
    nl: 'De eigenaar is aangemaakt en uitgenodigd.',
    fr: 'Le propriétaire est créé et invité.',
    en: 'The owner was created and invited.',
    de: 'Der Eigentümer wurde angelegt und eingeladen.',
  },
  wrong: {
    nl: 'Er is niemand uitgenodigd. Kijk de velden na.',
    fr: 'Personne n’a été invité. Vérifiez les champs.',
    en: 'Nobody was invited. Check the fields.',
    de: 'Es wurde niemand eingeladen. Prüfen Sie die Felder.',
  },
  taken: {
    nl: 'Er is al een eigenaar met dit e-mailadres.',
    fr: 'Il existe déjà un propriétaire avec cette adresse e-mail.',
    en: 'There is an owner with this email address already.',
    de: 'Es gibt schon einen Eigentümer mit dieser E-Mail-Adresse.',
  },
  homeTaken: {
    nl: 'Een van deze panden heeft intussen een eigenaar.',
    fr: 'Un de ces biens a entre-temps un propriétaire.',
    en: 'One of these homes has an owner by now.',
    de: 'Eine dieser Immobilien hat inzwischen einen Eigentümer.',
  },
} satisfies Record<string, EditorTexts>
