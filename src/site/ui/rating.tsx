import { classNames } from './class-names'
import { Icon } from './icons/icon'

/** One to five stars with their meaning. */
export function Rating({ value, label }: { value: number; label: string }) {
  return (
    <p className="flex gap-1">
      <span className="sr-only">{label}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon
          key={star}
          name="star"
          filled={star <= value}
          className={classNames('size-4.5', star <= value ? 'text-star' : 'text-line-deep')}
        />
      ))}
    </p>
  )
}
