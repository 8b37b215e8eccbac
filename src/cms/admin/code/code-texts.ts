import type { EditorTexts } from '@/cms/fields/editor-text'

export const codeTexts = {
  keys: {
    nl: 'Tab springt in. Druk op Escape en dan op Tab om het veld te verlaten.',
    fr: 'Tab indente. Appuyez sur Échap, puis sur Tab, pour quitter le champ.',
    en: 'Tab indents. Press Escape, then Tab, to leave the field.',
    de: 'Tab rückt ein. Drücken Sie Escape und dann Tab, um das Feld zu verlassen.',
  },
} satisfies Record<string, EditorTexts>
