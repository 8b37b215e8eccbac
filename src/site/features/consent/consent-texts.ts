import { consentSignals, type ConsentSignal } from '@/domain/consent/consent-choices'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'

export type ConsentTexts = Record<
  | 'title'
  | 'text'
  | 'policy'
  | 'agree'
  | 'refuse'
  | 'change'
  | 'settingsTitle'
  | 'settingsText'
  | 'alwaysOn'
  | 'agreePartly'
  | 'agreeAll',
  string
> & { signals: { signal: ConsentSignal; name: string; hint: string }[] }

/** The texts of the dialog, made on the server, because the messages do not reach the browser. */
export function getConsentTexts(locale: Locale): ConsentTexts {
  const t = getTranslator(locale)
  return {
    title: t('consent.title'),
    text: t('consent.text'),
    policy: t('consent.policy'),
    agree: t('consent.agree'),
    refuse: t('consent.refuse'),
    change: t('consent.change'),
    settingsTitle: t('consent.settingsTitle'),
    settingsText: t('consent.settingsText'),
    alwaysOn: t('consent.alwaysOn'),
    agreePartly: t('consent.agreePartly'),
    agreeAll: t('consent.agreeAll'),
    signals: consentSignals.map((signal) => ({
      signal,
      name: t(`consent.names.${signal}`),
      hint: t(`consent.hints.${signal}`),
    })),
  }
}
