import type { GroupField, Tab } from 'payload'
import { trackingIdField } from '@/cms/fields/tracking-id'

const tracking: GroupField = {
  name: 'tracking',
  type: 'group',
  label: { nl: 'Meetcodes', fr: 'Codes de suivi', en: 'Tracking ids', de: 'Tracking-Codes' },
  admin: {
    description: {
      nl: 'De scripts laden pas na toestemming van de bezoeker. Leeg: er wordt niets geladen.',
      fr: "Les scripts ne se chargent qu'après l'accord du visiteur. Vide : rien n'est chargé.",
      en: "The scripts load only after the visitor's consent. Empty: nothing is loaded.",
      de: 'Die Skripte laden erst nach Zustimmung des Besuchers. Leer: nichts wird geladen.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        trackingIdField({
          name: 'analyticsId',
          label: {
            nl: 'Google Analytics',
            fr: 'Google Analytics',
            en: 'Google Analytics',
            de: 'Google Analytics',
          },
          example: 'G-AB12CD34EF',
        }),
        trackingIdField({
          name: 'adsId',
          label: { nl: 'Google Ads', fr: 'Google Ads', en: 'Google Ads', de: 'Google Ads' },
          example: 'AW-123456789',
        }),
        trackingIdField({
          name: 'tagManagerId',
          label: {
            nl: 'Google Tag Manager',
            fr: 'Google Tag Manager',
            en: 'Google Tag Manager',
            de: 'Google Tag Manager',
          },
          example: 'GTM-AB12CD3',
        }),
        trackingIdField({
          name: 'pixelId',
          label: { nl: 'Meta Pixel', fr: 'Pixel Meta', en: 'Meta Pixel', de: 'Meta-Pixel' },
          example: '123456789012345',
        }),
      ],
    },
  ],
}

const consent: GroupField = {
  name: 'consent',
  type: 'group',
  label: {
    nl: 'Cookietoestemming',
    fr: 'Consentement aux cookies',
    en: 'Cookie consent',
    de: 'Cookie-Einwilligung',
  },
  fields: [
    {
      name: 'firstToggleAlwaysOn',
      type: 'checkbox',
      defaultValue: true,
      label: {
        nl: 'Eerste schakelaar (advertentiegegevens) staat altijd aan',
        fr: 'Le premier interrupteur (données publicitaires) est toujours activé',
        en: 'The first toggle (ad user data) is always on',
        de: 'Der erste Schalter (Werbedaten) ist immer an',
      },
      admin: {
        description: {
          nl: 'Zet dit uit om ook deze keuze aan de bezoeker te laten.',
          fr: 'Désactivez pour laisser aussi ce choix au visiteur.',
          en: 'Switch off to leave this choice to the visitor too.',
          de: 'Ausschalten, um auch diese Wahl dem Besucher zu überlassen.',
        },
      },
    },
  ],
}

/** Measuring, advertising and the visitor's say in it. */
export const trackingTab: Tab = {
  label: {
    nl: 'Meten en cookies',
    fr: 'Mesure et cookies',
    en: 'Tracking and cookies',
    de: 'Tracking und Cookies',
  },
  fields: [tracking, consent],
}
