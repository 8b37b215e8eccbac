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
      className="step-button"
    >
      <Icon name={icon} />
    </button>
  )
}
