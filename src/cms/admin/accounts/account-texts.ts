import type { EditorTexts } from '@/cms/fields/editor-text'

export const currentPasswordTexts = {
  why: {
    nl: 'Wie een wachtwoord of e-mailadres wijzigt, ook van een collega, geeft het eigen wachtwoord. Andere sessies van dit account eindigen.',
    fr: "Pour changer un mot de passe ou une adresse e-mail, même d'un collègue, indiquez le vôtre. Les autres sessions de ce compte prennent fin.",
    en: 'To change a password or email address, a colleague’s too, give your own password. Other sessions of this account end.',
    de: 'Wer ein Passwort oder eine E-Mail-Adresse ändert, auch bei Kollegen, gibt das eigene Passwort an. Andere Sitzungen dieses Kontos enden.',
  },
} satisfies Record<string, EditorTexts>
