type NumberFieldProps = { name: string; label: string; value: number | null }

/** A whole number with the keys for it; typed with or without groups of thousands. */
export function NumberField({ name, label, value }: NumberFieldProps) {
  return (
    <label className="flex min-w-0 flex-1 flex-col gap-1.5 text-sm">
      <span className="text-ink-soft">{label}</span>
      <input
        type="text"
        inputMode="numeric"
        name={name}
        defaultValue={value ?? ''}
        autoComplete="off"
        maxLength={12}
        className="field"
      />
    </label>
  )
}
