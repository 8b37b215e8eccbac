import type { Condition, Tab } from 'payload'
import { linkField } from '@/cms/fields/routing/link'
import { localizedPathField, originalPathField } from '@/cms/fields/routing/localized-path'
import { validateRedirectUrl } from './redirect-rule'

const isLink: Condition = (data) => data?.type === 'link'
const isNoLink: Condition = (data) => data?.type !== 'link'
const isRedirected: Condition = (data) => data?.redirect === true

/** Where the page is found, and where it sends its visitors. */
export const addressTab: Tab = {
  label: { nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' },
  fields: [
    localizedPathField({
      description: {
        nl: 'Zonder taalcode, bijvoorbeeld /onze-diensten/verkopen/. Leeg: gemaakt uit de naam. Na een wijziging verwijst het oude adres door.',
        fr: "Sans code de langue, par exemple /nos-services/vente/. Vide : formé à partir du nom. Après un changement, l'ancienne adresse renvoie à la nouvelle.",
        en: 'Without language code, for example /our-services/selling/. Empty: made from the name. After a change the old address leads to the new one.',
        de: 'Ohne Sprachcode, zum Beispiel /unsere-leistungen/verkauf/. Leer: aus dem Namen gebildet. Nach einer Änderung führt die alte Adresse zur neuen.',
      },
      admin: { condition: isNoLink },
    }),
    originalPathField({ unique: true }),
    linkField({
      name: 'externalUrl',
      localized: false,
      required: true,
      label: { nl: 'Doel van de link', fr: 'Cible du lien', en: 'Target of the link', de: 'Ziel des Links' },
      admin: {
        condition: isLink,
        description: {
          nl: 'Met https://, tel: of mailto: opent de link in een nieuw tabblad.',
          fr: "Avec https://, tel: ou mailto:, le lien s'ouvre dans un nouvel onglet.",
          en: 'With https://, tel: or mailto: the link opens in a new tab.',
          de: 'Mit https://, tel: oder mailto: öffnet sich der Link in einem neuen Tab.',
        },
      },
    }),
    {
      name: 'redirect',
      type: 'checkbox',
      defaultValue: false,
      label: {
        nl: 'Bezoekers doorsturen naar een andere pagina',
        fr: 'Rediriger les visiteurs vers une autre page',
        en: 'Send visitors on to another page',
        de: 'Besucher auf eine andere Seite weiterleiten',
      },
      admin: { condition: isNoLink },
    },
    linkField({
      name: 'redirectUrl',
      required: true,
      label: { nl: 'Doorsturen naar', fr: 'Rediriger vers', en: 'Send on to', de: 'Weiterleiten an' },
      validate: validateRedirectUrl,
      admin: {
        condition: isRedirected,
        description: {
          nl: 'Pagina van de site zonder taalcode (/te-koop/), of een volledig adres met https://.',
          fr: 'Page du site sans code de langue (/a-vendre/), ou une adresse complète avec https://.',
          en: 'Page of the site without language code (/for-sale/), or a complete address with https://.',
          de: 'Seite der Website ohne Sprachcode (/zu-verkaufen/), oder eine vollständige Adresse mit https://.',
        },
      },
    }),
  ],
}
