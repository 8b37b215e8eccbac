import { germanWords } from './german-words'

const none = '–'

const deleteInDutch = 'U staat op het punt {{count}} {{label}} te verwijderen'

/**
 * Words of Payload's own that are English or technical in a language of the back office: an unticked box is not "false",
 * and an empty cell is no `<Pas de …>`. What is in the bin was taken off the site by that, so it is no "former draft". The buttons that sort a column stand beside its name, so they leave it out. Whoever takes an earlier version back has
 * its moment before them: Payload would say it in the time of the server.
 */
export const backOfficeWords = {
  nl: {
    fields: {
      addNew: 'Toevoegen',
      addNewLabel: '{{label}} toevoegen',
      newLabel: '{{label}} toevoegen',
      uploadNewLabel: '{{label}} uploaden',
      selectExistingLabel: '{{label}} kiezen',
    },
    general: {
      documentIsTrashed: 'In de prullenbak: alleen te lezen.',
      addNew: 'Toevoegen',
      createNew: 'Toevoegen',
      createNewLabel: '{{label}} toevoegen',
      creating: 'Toevoegen',
      creatingNewLabel: '{{label}} toevoegen',
      newLabel: '{{label}} toevoegen',
      notFound: 'Niet gevonden.',
      noLabel: none,
      true: 'Ja',
      false: 'Nee',
      payloadSettings: 'Uw voorkeuren',
      aboutToDeleteCount_many: deleteInDutch,
      aboutToDeleteCount_one: deleteInDutch,
      aboutToDeleteCount_other: deleteInDutch,
      currentlyEditing:
        'bewerkt dit document op dit ogenblik. Als u het overneemt, kunnen niet bewaarde wijzigingen verloren gaan.',
      resetPreferencesDescription: 'Al uw voorkeuren worden weer de standaardinstellingen.',
      // Payload has a piece of a request to a translator there.
      restoring: 'Herstellen…',
      sortByLabelDirection: 'Sorteren: {{direction}}',
    },
    error: {
      localesNotSaved_one: 'Deze taal kon niet worden bewaard:',
      localesNotSaved_other: 'Deze talen konden niet worden bewaard:',
      insufficientClipboardPermissions: 'Geen toegang tot het klembord. Controleer uw toestemmingen.',
    },
    localization: {
      selectedLocales: 'in gekozen talen',
      selectLocaleToDuplicate: 'Kies de talen om te dupliceren',
    },
    upload: { bulkUpload: 'Meerdere bestanden toevoegen' },
    version: {
      publishAllLocales: 'Alle talen publiceren',
      previouslyDraft: 'In de prullenbak',
      aboutToRestore: 'U staat op het punt {{label}} terug te zetten naar deze versie.',
      aboutToRestoreGlobal: 'U staat op het punt {{label}} terug te zetten naar deze versie.',
      aboutToPublishSelection:
        'U staat op het punt alle {{label}} van de selectie te publiceren. Bent u zeker?',
      aboutToUnpublishSelection:
        'U staat op het punt alle {{label}} van de selectie te depubliceren. Bent u zeker?',
    },
    lexical: {
      blocks: { inlineBlocks: { label: 'Blokken in de tekst' } },
      orderedList: { label: 'Geordende lijst' },
    },
    'plugin-seo': { bestPractices: 'aanbevelingen' },
  },
  fr: {
    fields: {
      addNew: 'Ajouter',
      addNewLabel: 'Ajouter : {{label}}',
      chooseFromExisting: 'Choisir dans la liste',
      newLabel: 'Ajouter : {{label}}',
      uploadNewLabel: 'Téléverser : {{label}}',
    },
    general: {
      documentIsTrashed: 'Dans la corbeille : lecture seule.',
      all: 'Liste :',
      addNew: 'Ajouter',
      createNew: 'Ajouter',
      createNewLabel: 'Ajouter : {{label}}',
      creating: 'Ajout',
      creatingNewLabel: 'Ajout : {{label}}',
      newLabel: 'Ajouter : {{label}}',
      locale: 'Langue',
      locales: 'Langues',
      allLocales: 'Toutes les langues',
      fallbackToDefaultLocale: 'Retour à la langue par défaut',
      notFound: 'Introuvable.',
      noLabel: none,
      true: 'Oui',
      false: 'Non',
      payloadSettings: 'Vos préférences',
      sortByLabelDirection: 'Trier : {{direction}}',
      schedulePublishFor: 'Programmer la publication pour {{title}}',
    },
    error: {
      localesNotSaved_one: 'La langue suivante n’a pas pu être enregistrée :',
      localesNotSaved_other: 'Les langues suivantes n’ont pas pu être enregistrées :',
    },
    localization: {
      cannotCopySameLocale: 'Impossible de copier vers la même langue',
      copyFromTo: 'Copier de {{from}} vers {{to}}',
      copyTo: 'Copier vers',
      copyToLocale: 'Copier vers une langue',
      localeToPublish: 'Langue à publier',
      // Said after the word for duplicating, here and in the other languages.
      selectedLocales: 'dans certaines langues',
      selectLocaleToCopy: 'Sélectionnez la langue à copier',
      selectLocaleToDuplicate: 'Sélectionnez les langues à dupliquer',
    },
    upload: { bulkUpload: 'Ajouter plusieurs fichiers' },
    version: {
      noRowsSelected: 'Aucun élément sélectionné : {{label}}',
      previouslyDraft: 'Dans la corbeille',
      aboutToRestore: 'Vous êtes sur le point de revenir à cette version : {{label}}.',
      aboutToRestoreGlobal: 'Vous êtes sur le point de revenir à cette version : {{label}}.',
      publishAllLocales: 'Publier toutes les langues',
      selectLocales: 'Sélectionnez les langues à afficher',
      showLocales: 'Afficher les langues :',
    },
    // Payload says what a visitor does with a file that the site offers.
    lexical: { upload: { label: 'Image' } },
  },
  en: {
    general: {
      documentIsTrashed: 'In the trash: read only.',
      locale: 'Language',
      locales: 'Languages',
      notFound: 'Not found.',
      noLabel: none,
      true: 'Yes',
      false: 'No',
      payloadSettings: 'Your preferences',
      sortByLabelDirection: 'Sort: {{direction}}',
    },
    localization: { copyToLocale: 'Copy to a language', selectedLocales: 'in chosen languages' },
    upload: { bulkUpload: 'Add several files' },
    version: {
      previouslyDraft: 'In the trash',
      aboutToRestore: 'You are about to bring {{label}} back to this version.',
      aboutToRestoreGlobal: 'You are about to bring {{label}} back to this version.',
    },
  },
  de: {
    ...germanWords,
    general: {
      ...germanWords.general,
      documentIsTrashed: 'Im Papierkorb: nur lesbar.',
      notFound: 'Nicht gefunden.',
      noLabel: none,
      true: 'Ja',
      false: 'Nein',
      payloadSettings: 'Ihre Einstellungen',
      sortByLabelDirection: 'Sortieren: {{direction}}',
    },
    localization: { selectedLocales: 'in ausgewählten Sprachen' },
    upload: { ...germanWords.upload, bulkUpload: 'Mehrere Dateien hinzufügen' },
    version: { ...germanWords.version, previouslyDraft: 'Im Papierkorb' },
    lexical: { ...germanWords.lexical, paragraph: { label: 'Absatz' } },
  },
}
