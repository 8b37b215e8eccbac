const none = '–'

/**
 * Words of Payload's own that are English or technical in a language of the back office: an unticked box is not "false",
 * and an empty cell is no `<Pas de …>`. What is in the bin was taken off the site by that, so it is no "former draft". The buttons that sort a column stand beside its name, so they leave it out.
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
      // Payload has a piece of a request to a translator there.
      restoring: 'Herstellen…',
      sortByLabelDirection: 'Sorteren: {{direction}}',
    },
    localization: {
      selectedLocales: 'Gekozen talen',
      selectLocaleToDuplicate: 'Kies de talen om te dupliceren',
    },
    upload: { bulkUpload: 'Meerdere bestanden toevoegen' },
    version: {
      previouslyDraft: 'In de prullenbak',
      aboutToUnpublishSelection:
        'U staat op het punt alle {{label}} van de selectie te depubliceren. Bent u zeker?',
    },
    lexical: { blocks: { inlineBlocks: { label: 'Blokken in de tekst' } } },
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
      notFound: 'Introuvable.',
      noLabel: none,
      true: 'Oui',
      false: 'Non',
      payloadSettings: 'Vos préférences',
      sortByLabelDirection: 'Trier : {{direction}}',
      schedulePublishFor: 'Programmer la publication pour {{title}}',
    },
    localization: {
      localeToPublish: 'Langue à publier',
      selectLocaleToCopy: 'Sélectionnez la langue à copier',
      selectLocaleToDuplicate: 'Sélectionnez les langues à dupliquer',
    },
    upload: { bulkUpload: 'Ajouter plusieurs fichiers' },
    version: {
      noRowsSelected: 'Aucun élément sélectionné : {{label}}',
      previouslyDraft: 'Dans la corbeille',
      publishAllLocales: 'Publier toutes les langues',
      selectLocales: 'Sélectionnez les langues à afficher',
      showLocales: 'Afficher les langues :',
    },
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
    upload: { bulkUpload: 'Add several files' },
    version: { previouslyDraft: 'In the trash' },
  },
  de: {
    general: {
      documentIsTrashed: 'Im Papierkorb: nur lesbar.',
      notFound: 'Nicht gefunden.',
      noLabel: none,
      true: 'Ja',
      false: 'Nein',
      payloadSettings: 'Ihre Einstellungen',
      sortByLabelDirection: 'Sortieren: {{direction}}',
    },
    upload: { bulkUpload: 'Mehrere Dateien hinzufügen' },
    version: { previouslyDraft: 'Im Papierkorb' },
    lexical: { paragraph: { label: 'Absatz' } },
  },
}
