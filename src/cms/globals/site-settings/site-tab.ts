import type { ArrayField, GroupField, SelectFieldSingleValidation, Tab } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { languageOptions, mailLanguageField } from '@/cms/fields/language'
import { webAddressField } from '@/cms/fields/routing/web-address'
import { fallbackLocale, locales } from '@/domain/shared/locale'

const isEnabled: SelectFieldSingleValidation = (value, { req, siblingData }) => {
  if (!value) return req.t('validation:required')
  const enabled: unknown =
    typeof siblingData === 'object' && siblingData !== null && 'enabled' in siblingData
      ? siblingData.enabled
      : null
  if (!Array.isArray(enabled) || enabled.includes(value)) return true
  return editorText(req, {
    nl: 'Kies een taal die hiernaast aanstaat.',
    fr: 'Choisissez une langue activée ci-contre.',
    en: 'Choose a language that is switched on beside this.',
    de: 'Wählen Sie eine Sprache, die daneben eingeschaltet ist.',
  })
}

const languages: GroupField = {
  name: 'languages',
  type: 'group',
  label: { nl: 'Talen', fr: 'Langues', en: 'Languages', de: 'Sprachen' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'enabled',
          type: 'select',
          hasMany: true,
          required: true,
          defaultValue: [...locales],
          label: {
            nl: 'Talen van de site',
            fr: 'Langues du site',
            en: 'Languages of the site',
            de: 'Sprachen der Website',
          },
          options: languageOptions(),
          admin: { width: '50%' },
        },
        {
          name: 'default',
          type: 'select',
          required: true,
          defaultValue: fallbackLocale,
          label: {
            nl: 'Standaardtaal',
            fr: 'Langue par défaut',
            en: 'Default language',
            de: 'Standardsprache',
          },
          options: languageOptions(),
          validate: isEnabled,
          admin: {
            width: '50%',
            description: {
              nl: 'Voor bezoekers van wie geen taal bekend is.',
              fr: 'Pour les visiteurs dont la langue est inconnue.',
              en: 'For visitors whose language is unknown.',
              de: 'Für Besucher, deren Sprache unbekannt ist.',
            },
          },
        },
      ],
    },
    mailLanguageField({
      name: 'office',
      description: {
        nl: 'Voor het algemene adres van het kantoor. Elke makelaar heeft een eigen taal.',
        fr: 'Pour l’adresse générale de l’agence. Chaque agent a sa propre langue.',
        en: 'For the general address of the office. Each agent has a language of their own.',
        de: 'Für die allgemeine Adresse des Büros. Jeder Makler hat eine eigene Sprache.',
      },
    }),
  ],
}

const social: ArrayField = {
  name: 'social',
  type: 'array',
  label: { nl: 'Sociale media', fr: 'Réseaux sociaux', en: 'Social media', de: 'Soziale Medien' },
  labels: {
    singular: { nl: 'Profiel', fr: 'Profil', en: 'Profile', de: 'Profil' },
    plural: { nl: 'Profielen', fr: 'Profils', en: 'Profiles', de: 'Profile' },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          required: true,
          label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
          admin: { placeholder: 'Facebook' },
        },
        webAddressField({
          name: 'url',
          label: { nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' },
          description: {
            nl: 'Het adres van het profiel.',
            fr: "L'adresse du profil.",
            en: "The profile's address.",
            de: 'Die Adresse des Profils.',
          },
        }),
      ],
    },
  ],
}

/** Languages, opening hours, social media and the copyright line. */
export const siteTab: Tab = {
  label: { nl: 'Site', fr: 'Site', en: 'Site', de: 'Website' },
  fields: [
    languages,
    {
      name: 'openingHours',
      type: 'textarea',
      localized: true,
      label: { nl: 'Openingsuren', fr: "Heures d'ouverture", en: 'Opening hours', de: 'Öffnungszeiten' },
      admin: {
        description: {
          nl: 'Eén regel per dag of reeks dagen.',
          fr: 'Une ligne par jour ou groupe de jours.',
          en: 'One line per day or range of days.',
          de: 'Eine Zeile pro Tag oder Tagesgruppe.',
        },
      },
    },
    social,
    {
      name: 'copyright',
      type: 'text',
      localized: true,
      label: { nl: 'Auteursrecht', fr: 'Copyright', en: 'Copyright', de: 'Copyright' },
    },
  ],
}
