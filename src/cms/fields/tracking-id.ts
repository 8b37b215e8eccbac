import type { TextField } from 'payload'
import { editorText, type EditorTexts } from './editor-text'

/** The ids end up in scripts of the page, so only the exact shapes the services give out are let in. */
export const trackingPatterns = {
  analyticsId: /^(G-[A-Z0-9]{4,16}|UA-\d{4,12}-\d{1,4})$/,
  adsId: /^AW-\d{6,14}$/,
  tagManagerId: /^GTM-[A-Z0-9]{4,12}$/,
  pixelId: /^\d{6,20}$/,
} as const

type TrackingIdOptions = { name: keyof typeof trackingPatterns; label: EditorTexts; example: string }

/** The id of a measuring or advertising service; its scripts load only after the visitor's consent. */
export const trackingIdField = ({ name, label, example }: TrackingIdOptions): TextField => ({
  name,
  type: 'text',
  label,
  admin: { placeholder: example, width: '50%' },
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
  validate: (value: string | null | undefined, { req }: Parameters<NonNullable<TextField['validate']>>[1]) =>
    !value ||
    trackingPatterns[name].test(value) ||
    editorText(req, {
      nl: `Deze code klopt niet. Ze ziet eruit als ${example}.`,
      fr: `Ce code n'est pas valable. Il ressemble à ${example}.`,
      en: `This code is not valid. It looks like ${example}.`,
      de: `Dieser Code ist ungültig. Er sieht aus wie ${example}.`,
    }),
})
