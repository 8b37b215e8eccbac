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

/** A decision: the choices, the time (ms since 1970), and whether the site had fixed the first toggle. */
export type Consent = Readonly<{ choices: ConsentChoices; decidedAt: number; firstWasFixed: boolean }>

type ConsentDecision = { firstAlwaysOn: boolean; now: number }

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

/** Agree all: every signal is on, the first by the visitor's own choice. */
export function agreeAll({ now }: { now: number }): Consent {
  return { choices: toChoices(consentSignals), decidedAt: now, firstWasFixed: false }
}

/** Agree partly: what the visitor switched on, and the first where the site keeps it on (specification section 4). */
export function agreePartly(selected: ConsentChoices, { firstAlwaysOn, now }: ConsentDecision): Consent {
  return {
    choices: { ...selected, ad_user_data: selected.ad_user_data || firstAlwaysOn },
    decidedAt: now,
    firstWasFixed: firstAlwaysOn,
  }
}

/** Decline: everything is off, except the first where the site keeps it on. */
export function decline(decision: ConsentDecision): Consent {
  return agreePartly(toChoices([]), decision)
}

/**
 * The choices in force: a first toggle that the site keeps on is on; if it was on only for that reason, it is off once the
 * site leaves it to the visitor.
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
