/** An expected outcome: the value, or the reason for failure. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; failure: Failure }
