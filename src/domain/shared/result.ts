/** An outcome that is expected: the value, or what stood in its way. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; failure: Failure }
