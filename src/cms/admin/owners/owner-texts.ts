import type { EditorTexts } from '@/cms/fields/editor-text'
import type { Absence } from '@/domain/owners/absent-owner'

/** What the office reads and does of an owner. */
export const ownerTexts = {
  office: { nl: 'Deze eigenaar', fr: 'Ce propriétaire', en: 'This owner', de: 'Dieser Eigentümer' },
  homes: { nl: 'Panden', fr: 'Biens', en: 'Homes', de: 'Immobilien' },
  noHomes: {
    nl: 'Nog geen pand. Kies de eigenaar in het pand zelf.',
    fr: 'Aucun bien pour l’instant. Choisissez le propriétaire dans la fiche du bien.',
    en: 'No home yet. Choose the owner in the home itself.',
    de: 'Noch keine Immobilie. Wählen Sie den Eigentümer in der Immobilie selbst.',
  },
  invited: { nl: 'Uitgenodigd', fr: 'Invité', en: 'Invited', de: 'Eingeladen' },
  lastLogin: { nl: 'Laatste login', fr: 'Dernière connexion', en: 'Last login', de: 'Letzte Anmeldung' },
  never: { nl: 'nooit', fr: 'jamais', en: 'never', de: 'nie' },
  invite: { nl: 'Uitnodigen', fr: 'Inviter', en: 'Invite', de: 'Einladen' },
  inviteAgain: {
    nl: 'Opnieuw uitnodigen',
    fr: 'Inviter à nouveau',
    en: 'Invite again',
    de: 'Erneut einladen',
  },
  inviteSent: {
    nl: 'De uitnodiging is verstuurd.',
    fr: 'L’invitation est envoyée.',
    en: 'The invitation was sent.',
    de: 'Die Einladung wurde gesendet.',
  },
  look: {
    nl: 'Kijken zoals de eigenaar',
    fr: 'Voir comme le propriétaire',
    en: 'Look as the owner',
    de: 'Ansehen wie der Eigentümer',
  },
  looking: {
    nl: 'De eigenaarszone is in een ander tabblad geopend.',
    fr: 'L’espace propriétaire s’est ouvert dans un autre onglet.',
    en: 'The owner area was opened in another tab.',
    de: 'Der Eigentümerbereich wurde in einem anderen Tab geöffnet.',
  },
  failure: {
    nl: 'Dat is niet gelukt. Probeer het opnieuw.',
    fr: 'Cela n’a pas réussi. Réessayez.',
    en: 'That did not work. Try again.',
    de: 'Das hat nicht geklappt. Versuchen Sie es erneut.',
  },
  tooMany: {
    nl: 'Er is al een uitnodiging onderweg. Wacht even.',
    fr: 'Une invitation est déjà en route. Patientez un instant.',
    en: 'An invitation is on its way already. Wait a moment.',
    de: 'Eine Einladung ist schon unterwegs. Warten Sie einen Moment.',
  },
  threads: { nl: 'Berichten', fr: 'Messages', en: 'Messages', de: 'Nachrichten' },
  noThreads: {
    nl: 'Nog geen berichten.',
    fr: 'Aucun message pour l’instant.',
    en: 'No messages yet.',
    de: 'Noch keine Nachrichten.',
  },
  unread: { nl: 'ongelezen', fr: 'non lus', en: 'unread', de: 'ungelesen' },
  noOwner: {
    nl: 'Dit pand heeft nog geen eigenaar.',
    fr: 'Ce bien n’a pas encore de propriétaire.',
    en: 'This home has no owner yet.',
    de: 'Diese Immobilie hat noch keinen Eigentümer.',
  },
  owner: { nl: 'Eigenaar', fr: 'Propriétaire', en: 'Owner', de: 'Eigentümer' },
  absent: {
    nl: 'Eigenaars zonder login sinds 60 dagen',
    fr: 'Propriétaires sans connexion depuis 60 jours',
    en: 'Owners without a login for 60 days',
    de: 'Eigentümer ohne Anmeldung seit 60 Tagen',
  },
  nobodyAbsent: {
    nl: 'Iedereen is onlangs ingelogd.',
    fr: 'Tout le monde s’est connecté récemment.',
    en: 'Everybody has logged in lately.',
    de: 'Alle haben sich kürzlich angemeldet.',
  },
  firstOnly: {
    nl: 'De eerste 50 staan hier.',
    fr: 'Les 50 premiers figurent ici.',
    en: 'The first 50 are shown.',
    de: 'Hier stehen die ersten 50.',
  },
} satisfies Record<string, EditorTexts>

/** Why an owner counts as absent. */
export const absenceTexts: Record<Absence, EditorTexts> = {
  'never-invited': {
    nl: 'nooit uitgenodigd',
    fr: 'jamais invité',
    en: 'never invited',
    de: 'nie eingeladen',
  },
  'never-came': {
    nl: 'nooit ingelogd, uitgenodigd op',
    fr: 'jamais connecté, invité le',
    en: 'never logged in, invited on',
    de: 'nie angemeldet, eingeladen am',
  },
  'not-since': { nl: 'laatst op', fr: 'la dernière fois le', en: 'last on', de: 'zuletzt am' },
}
