import type { Tab } from 'payload'
import { localizedPathField, originalPathField } from '@/cms/fields/routing/localized-path'

/** Where the article is found when it has a page of its own. */
export const addressTab: Tab = {
  label: { nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' },
  fields: [
    localizedPathField({
      description: {
        nl: 'Zonder taalcode, bijvoorbeeld /ons-advies/registratierechten/. Leeg: het artikel staat alleen in modules. Na een wijziging verwijst het oude adres door.',
        fr: "Sans code de langue, par exemple /nos-conseils/droits-enregistrement/. Vide : l'article ne figure que dans des modules. Après un changement, l'ancienne adresse renvoie à la nouvelle.",
        en: 'Without language code, for example /our-advice/registration-duties/. Empty: the article stands in modules only. After a change the old address leads to the new one.',
        de: 'Ohne Sprachcode, zum Beispiel /unsere-tipps/registrierungsgebuehren/. Leer: Der Artikel steht nur in Modulen. Nach einer Änderung führt die alte Adresse zur neuen.',
      },
    }),
    originalPathField({ unique: false }),
  ],
}
