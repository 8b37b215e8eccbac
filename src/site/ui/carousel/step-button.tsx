import { Icon } from '@/site/ui/icons/icon'

type StepButtonProps = {
  icon: 'arrow-left' | 'arrow-right'
  label: string
  disabled: boolean
  onStep: () => void
}

/** Steps through a scrolling row. */
export function StepButton({ icon, label, disabled, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`, which would lose the focus at the end of the row.
      aria-disabled={disabled}
      onClick={disabled ? undefined : onStep}
      className="inline-flex size-12 items-center justify-center rounded-full border border-current/25 transition-colors hover:border-current aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:border-current/25"
    >
      <Icon name={icon} />
    </button>
  )
}
