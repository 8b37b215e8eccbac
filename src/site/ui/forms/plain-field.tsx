export const fieldId = (formId: string, name: string): string => `${formId}-${name}`

export const fieldErrorId = (formId: string, name: string): string => `${fieldId(formId, name)}-error`

type PlainFieldProps = {
  formId: string
  name: string
  label: string
  type: 'email' | 'password'
  autoComplete: 'username' | 'current-password' | 'new-password'
  hint?: string
}

/** A field of a small form, with the place for its error message. */
export function PlainField({ formId, name, label, type, autoComplete, hint }: PlainFieldProps) {
  const id = fieldId(formId, name)
  const hintId = `${id}-hint`
  return (
    <div className="form-field">
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={type === 'email' ? 254 : 400}
        aria-required="true"
        aria-describedby={[hint && hintId, fieldErrorId(formId, name)].filter(Boolean).join(' ')}
        className="field"
      />
      {hint && (
        <p id={hintId} className="form-hint">
          {hint}
        </p>
      )}
      <p id={fieldErrorId(formId, name)} className="form-error" hidden />
    </div>
  )
}
