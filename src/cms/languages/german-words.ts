const sure = 'Sind Sie sicher?'
const again = 'Bitte überprüfen Sie die Verbindung und versuchen Sie es erneut.'
const logOutFirst = 'müssen Sie sich zuerst <0>abmelden</0>.'
const deleteCount = 'Sie sind dabei, {{count}} {{label}} zu löschen.'
const mailAddress = 'Bitte geben Sie Ihre E-Mail-Adresse an.'

/** Payload's German words say "du" to whoever reads them; the back office says "Sie". */
export const germanWords = {
  authentication: {
    checkYourEmailForPasswordReset:
      'Wenn die E-Mail-Adresse zu einem Konto gehört, erhalten Sie in Kürze eine E-Mail, mit der Sie Ihr Passwort zurücksetzen. Bitte sehen Sie auch im Spam-Ordner nach.',
    forgotPasswordEmailInstructions: `${mailAddress} Sie erhalten eine E-Mail, mit der Sie Ihr Passwort zurücksetzen.`,
    forgotPasswordUsernameInstructions:
      'Bitte geben Sie Ihren Benutzernamen ein. Sie erhalten eine E-Mail, mit der Sie Ihr Passwort zurücksetzen.',
    generatingNewAPIKeyWillInvalidate:
      'Ein neuer API-Schlüssel macht den vorherigen <1>ungültig</1>. Möchten Sie fortfahren?',
    loggedIn: `Um sich mit einem anderen Konto anzumelden, ${logOutFirst}`,
    loggedInChangePassword: 'Ihr Passwort ändern Sie in Ihrem <0>Konto</0>.',
    loggedOutInactivity: 'Sie wurden abgemeldet, weil Sie einige Zeit nichts getan haben.',
    loggedOutSuccessfully: 'Sie wurden abgemeldet.',
    loginWithAnotherUser: `Um sich mit einem anderen Konto anzumelden, ${logOutFirst}`,
    newAccountCreated:
      'Für Sie wurde auf <a href="{{serverURL}}">{{serverURL}}</a> ein Konto erstellt. Bitte klicken Sie auf den folgenden Link oder kopieren Sie ihn in Ihren Browser, um Ihre E-Mail-Adresse zu bestätigen: <a href="{{verificationURL}}">{{verificationURL}}</a><br> Danach können Sie sich anmelden.',
    resetYourPassword: 'Ihr Passwort zurücksetzen',
    verifyYourEmail: 'Ihre E-Mail-Adresse bestätigen',
    youAreInactive:
      'Sie waren einige Zeit inaktiv und werden zu Ihrer Sicherheit in Kürze abgemeldet. Möchten Sie angemeldet bleiben?',
    youAreReceivingResetPassword:
      'Sie erhalten diese Nachricht, weil Sie (oder jemand anders) Ihr Passwort zurücksetzen möchten. Bitte klicken Sie auf den folgenden Link oder kopieren Sie ihn in Ihren Browser:',
    youDidNotRequestPassword:
      'Waren Sie es nicht, so brauchen Sie nichts zu tun. Ihr Passwort bleibt unverändert.',
  },
  dashboard: {
    discardMessage: 'Ihr Dashboard hat nicht gespeicherte Änderungen. Möchten Sie sie verwerfen?',
    noItems: 'Ihr Dashboard ist leer.',
    searchWidgets: 'Widgets suchen …',
  },
  error: {
    deletingTitle: `{{title}} konnte nicht gelöscht werden. ${again}`,
    documentNotFound:
      'Das Dokument mit der ID {{id}} wurde nicht gefunden. Es wurde gelöscht, hat nie bestanden, oder Sie dürfen es nicht sehen.',
    insufficientClipboardPermissions:
      'Kein Zugriff auf die Zwischenablage. Bitte überprüfen Sie die Berechtigungen.',
    notAllowedToAccessPage: 'Sie dürfen diese Seite nicht sehen.',
    notAllowedToPerformAction: 'Sie dürfen das nicht tun.',
    restoringTitle: `{{title}} konnte nicht wiederhergestellt werden. ${again}`,
    unauthorized: 'Bitte melden Sie sich an.',
    unverifiedEmail: 'Bitte bestätigen Sie Ihre E-Mail-Adresse, bevor Sie sich anmelden.',
  },
  fields: {
    chooseBetweenCustomTextOrDocument: 'Geben Sie eine Adresse ein, oder wählen Sie ein Dokument.',
    chooseDocumentToLink: 'Wählen Sie das Dokument, zu dem der Link führt.',
  },
  folder: {
    folderTypeDescription: 'Wählen Sie, welche Dokumente in diesem Ordner liegen dürfen.',
    moveItemsToFolderConfirmation: `Sie sind dabei, <1>{{count}} {{label}}</1> nach <2>{{toFolder}}</2> zu verschieben. ${sure}`,
    moveItemsToRootConfirmation: `Sie sind dabei, <1>{{count}} {{label}}</1> in den Hauptordner zu verschieben. ${sure}`,
    moveItemToFolderConfirmation: `Sie sind dabei, <1>{{title}}</1> nach <2>{{toFolder}}</2> zu verschieben. ${sure}`,
    moveItemToRootConfirmation: `Sie sind dabei, <1>{{title}}</1> in den Hauptordner zu verschieben. ${sure}`,
  },
  general: {
    aboutToDelete: `Sie sind dabei, {{label}} <1>{{title}}</1> zu löschen. ${sure}`,
    aboutToDeleteCount_many: deleteCount,
    aboutToDeleteCount_one: deleteCount,
    aboutToDeleteCount_other: deleteCount,
    aboutToPermanentlyDelete: `Sie sind dabei, {{label}} <1>{{title}}</1> endgültig zu löschen. ${sure}`,
    aboutToPermanentlyDeleteTrash: `Sie sind dabei, <0>{{count}}</0> <1>{{label}}</1> endgültig aus dem Papierkorb zu löschen. ${sure}`,
    aboutToRestore: `Sie sind dabei, {{label}} <1>{{title}}</1> wiederherzustellen. ${sure}`,
    aboutToRestoreAsDraft: `Sie sind dabei, {{label}} <1>{{title}}</1> als Entwurf wiederherzustellen. ${sure}`,
    aboutToRestoreAsDraftCount: 'Sie sind dabei, {{count}} {{label}} als Entwurf wiederherzustellen.',
    aboutToRestoreCount: 'Sie sind dabei, {{count}} {{label}} wiederherzustellen.',
    aboutToTrash: `Sie sind dabei, {{label}} <1>{{title}}</1> in den Papierkorb zu legen. ${sure}`,
    aboutToTrashCount: 'Sie sind dabei, {{count}} {{label}} in den Papierkorb zu legen.',
    changesNotSaved:
      'Ihre Änderungen sind nicht gespeichert. Wenn Sie diese Seite verlassen, gehen sie verloren.',
    copyWarning: `Sie sind dabei, {{to}} mit {{from}} für {{label}} {{title}} zu überschreiben. ${sure}`,
    currentlyEditing:
      'bearbeitet gerade dieses Dokument. Wenn Sie es übernehmen, können nicht gespeicherte Änderungen verloren gehen.',
    documentOutOfDate:
      'Dieses Dokument wurde gerade von jemand anders gespeichert. Sie sehen einen älteren Stand.',
    enterAValue: 'Geben Sie einen Wert ein.',
    moveConfirm: `Sie sind dabei, {{count}} {{label}} nach <1>{{destination}}</1> zu verschieben. ${sure}`,
    sorryNotFound: 'Hier gibt es nichts, was Sie suchen.',
    unsavedChanges:
      'Ihre Änderungen sind nicht gespeichert. Speichern oder verwerfen Sie sie, bevor Sie fortfahren.',
    unsavedChangesDuplicate:
      'Ihre Änderungen sind nicht gespeichert. Möchten Sie mit dem Duplizieren fortfahren?',
  },
  upload: {
    cropToolDescription:
      'Ziehen Sie an den Ecken des gewählten Bereichs, zeichnen Sie einen neuen, oder ändern Sie die Werte unten.',
    // Payload writes it small, after "oder".
    dragAndDrop: 'hierher ziehen',
  },
  validation: {
    emailAddress: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
    enterNumber: 'Bitte geben Sie eine gültige Zahl an.',
    username:
      'Bitte geben Sie einen gültigen Benutzernamen an: Buchstaben, Zahlen, Bindestriche, Punkte und Unterstriche.',
  },
  version: {
    aboutToPublishSelection: `Sie sind dabei, alle gewählten {{label}} zu veröffentlichen. ${sure}`,
    aboutToRestore: 'Sie sind dabei, {{label}} auf diese Version zurückzusetzen.',
    aboutToRestoreGlobal: 'Sie sind dabei, {{label}} auf diese Version zurückzusetzen.',
    aboutToRevertToPublished: `Sie sind dabei, dieses Dokument auf den veröffentlichten Stand zurückzusetzen. ${sure}`,
    aboutToUnpublish: `Sie sind dabei, die Veröffentlichung dieses Dokuments aufzuheben. ${sure}`,
    aboutToUnpublishIn: `Sie sind dabei, die Veröffentlichung dieses Dokuments in {{locale}} aufzuheben. ${sure}`,
    aboutToUnpublishSelection: `Sie sind dabei, die Veröffentlichung aller gewählten {{label}} aufzuheben. ${sure}`,
  },
  lexical: { general: { placeholder: 'Text eingeben, oder „/“ für Befehle' } },
}
