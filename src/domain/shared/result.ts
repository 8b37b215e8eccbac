/** An expected outcome as a value: what came of it, or which of a closed set of failures. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; failure: Failure }
