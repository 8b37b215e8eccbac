import { fits, type CarouselState, type CarouselKey } from './carousel-state'
import { classNames } from '@/site/ui/class-names'
import { Icon } from '@/site/ui/icons/icon'
import type { IconName } from '@/site/ui/icons/icon-names'

export type CarouselTexts = {
  /** Its role, announced after its name: 'carousel'. */
  roleDescription: string
  slide: string
  /** 'Slide {index} of {count}' and 'Slides {from} to {to} of {count}', with these placeholders. */
  position: string
  range: string
  previous: string
  next: string
  play: string
  pause: string
}

type CarouselControlsProps = {
  texts: CarouselTexts
  state: CarouselState
  /** With autoplay the slides wrap around; a row of cards ends. */
  autoplay: boolean
  /** '2 / 5', where one slide is visible at a time. */
  fraction: string | null
  onPress: (key: CarouselKey) => void
  onToggle: () => void
}

/** The buttons of a carousel: stop and start first, because a disturbed visitor looks for it. */
export function CarouselControls({ texts, state, autoplay, ...props }: CarouselControlsProps) {
  const { fraction, onPress, onToggle } = props
  const { isStart, isEnd, isPlaying } = state
  return (
    <div className={classNames('carousel-controls needs-script print:hidden', fits(state) && 'invisible')}>
      {autoplay && (
        <ControlButton
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? texts.pause : texts.play}
          onPress={onToggle}
        />
      )}
      {fraction && (
        <span aria-hidden="true" className="px-1.5 text-sm tabular-nums">
          {fraction}
        </span>
      )}
      <ControlButton
        icon="arrow-left"
        label={texts.previous}
        isDisabled={isStart && !autoplay}
        onPress={() => onPress('previous')}
      />
      <ControlButton
        icon="arrow-right"
        label={texts.next}
        isDisabled={isEnd && !autoplay}
        onPress={() => onPress('next')}
      />
    </div>
  )
}

type ControlButtonProps = { icon: IconName; label: string; isDisabled?: boolean; onPress: () => void }

function ControlButton({ icon, label, isDisabled = false, onPress }: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`, which would lose the focus at the end of the row.
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onPress}
      className="carousel-button"
    >
      <Icon name={icon} />
    </button>
  )
}
