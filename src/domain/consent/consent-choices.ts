/** The purposes a visitor is asked about, by their names in Google Consent Mode v2 and in the order of the dialog. */
export const consentSignals = [
  'ad_user_data',
  'ad_personalization',
  'ad_storage',
  'analytics_storage',
  'functionality_storage',
] as const

export type ConsentSignal = (typeof consentSignals)[number]

export type ConsentChoices = Readonly<Record<ConsentSignal, boolean>>

/** A decision: what was chosen, when (ms since 1970), and whether the first toggle was out of the visitor's hands. */
export type Consent = Readonly<{ choices: ConsentChoices; decidedAt: number; firstWasFixed: boolean }>

type Decision = { firstAlwaysOn: boolean; now: number }

const forEachSignal = <Value>(toValue: (signal: ConsentSignal) => Value): Record<ConsentSignal, Value> => ({
  ad_user_data: toValue('ad_user_data'),
  ad_personalization: toValue('ad_personalization'),
  ad_storage: toValue('ad_storage'),
  analytics_storage: toValue('analytics_storage'),
  functionality_storage: toValue('functionality_storage'),
})

/** The choices in which exactly these signals are on. */
export function toChoices(granted: readonly string[]): ConsentChoices {
  return forEachSignal((signal) => granted.includes(signal))
}

/** Agree all: every signal is on, the first by the visitor's own will. */
export function agreeAll({ now }: { now: number }): Consent {
  return { choices: toChoices(consentSignals), decidedAt: now, firstWasFixed: false }
}

/** Agree partly: what the visitor switched on, and the first where the site keeps it on (specification section 4). */
export function agreePartly(wished: ConsentChoices, { firstAlwaysOn, now }: Decision): Consent {
  return {
    choices: { ...wished, ad_user_data: wished.ad_user_data || firstAlwaysOn },
    decidedAt: now,
    firstWasFixed: firstAlwaysOn,
  }
}

/** Decline: nothing is on but the first, and that only where the site keeps it on. */
export function decline(decision: Decision): Consent {
  return agreePartly(toChoices([]), decision)
}

/**
 * The choices that count now: a first toggle that is always on is on, and one that was on only because the site kept it
 * so is off once the site leaves it to the visitor.
 */
export function choicesInForce(
  consent: Consent | null,
  { firstAlwaysOn }: { firstAlwaysOn: boolean },
): ConsentChoices {
  if (!consent) return toChoices([])
  const { choices, firstWasFixed } = consent
  return { ...choices, ad_user_data: firstAlwaysOn || (choices.ad_user_data && !firstWasFixed) }
}

/** The choices in the words of Google Consent Mode v2. */
export function toConsentMode(choices: ConsentChoices): Record<ConsentSignal, 'granted' | 'denied'> {
  return forEachSignal((signal) => (choices[signal] ? 'granted' : 'denied'))
}
