/** Payload's own French names no gender and says both in every button: these say the same in the words of the back office. */
export const frenchWords = {
  general: {
    createNew: 'Créer',
    createNewLabel: 'Créer : {{label}}',
    creatingNewLabel: 'Création : {{label}}',
  },
  fields: {
    addNew: 'Ajouter',
    addNewLabel: 'Ajouter : {{label}}',
    chooseFromExisting: 'Choisir dans la liste',
    uploadNewLabel: 'Téléverser : {{label}}',
  },
} as const
