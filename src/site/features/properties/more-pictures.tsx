'use client'

import { useEffect, useRef, useState } from 'react'
import type { CardPictures } from '@/site/data/properties/card-pictures'
import { classNames } from '@/site/ui/class-names'
import { Icon } from '@/site/ui/icons/icon'
import { Picture } from '@/site/ui/media/picture'

export type MorePicturesProps = CardPictures & { track: HTMLElement }

const pictureAt = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  Math.round(scrollLeft / Math.max(1, clientWidth))

/** The picture that stands in a row, and steps through it. */
function usePosition(track: HTMLElement, count: number) {
  const [index, setIndex] = useState(() => pictureAt(track))
  const aim = useRef<number | null>(null)
  useEffect(() => {
    const place = () => {
      const at = pictureAt(track)
      // On the way to a picture those between are not said.
      if (aim.current === null || aim.current === at) {
        aim.current = null
        setIndex(at)
      }
    }
    const letGo = () => {
      aim.current = null
    }
    track.addEventListener('scroll', place, { passive: true })
    track.addEventListener('touchstart', letGo, { passive: true })
    return () => {
      track.removeEventListener('scroll', place)
      track.removeEventListener('touchstart', letGo)
    }
  }, [track])
  const step = (by: number) => {
    const to = Math.min(count - 1, Math.max(0, (aim.current ?? index) + by))
    aim.current = to
    setIndex(to)
    track.scrollTo({ left: to * track.clientWidth })
  }
  return { index, step }
}

/** The pictures of a card after the first, as far as they were reached, and the buttons and the position over them. */
export function MorePictures({ track, pictures, texts }: MorePicturesProps) {
  const { index, step } = usePosition(track, pictures.length)
  const [reached, setReached] = useState(1)
  if (index + 1 > reached) setReached(index + 1)
  const sizes = track.querySelector('img')?.sizes ?? ''
  const shown = pictures.slice(1, reached + 1)
  return (
    <>
      {shown.map((picture) => (
        <Picture
          key={picture.src}
          picture={picture}
          sizes={sizes}
          className={classNames('property-card-picture', picture.isPlan && 'card-plan')}
        />
      ))}
      {shown.length + 1 < pictures.length && <div className="card-rest" />}
      {pictures.length > 1 && (
        <div className="card-controls">
          <Step name={texts.previous} icon="arrow-left" isOver={index === 0} onStep={() => step(-1)} />
          <p aria-live="polite" className="card-position">
            <span className="sr-only">{pictures[index]?.position}</span>
            <span aria-hidden="true">{`${index + 1} / ${pictures.length}`}</span>
          </p>
          <Step
            name={texts.next}
            icon="arrow-right"
            isOver={index === pictures.length - 1}
            onStep={() => step(1)}
          />
        </div>
      )}
    </>
  )
}

type StepProps = { name: string; icon: 'arrow-left' | 'arrow-right'; isOver: boolean; onStep: () => void }

// At the end it keeps the focus.
function Step({ name, icon, isOver, onStep }: StepProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isOver}
      onClick={isOver ? undefined : onStep}
      className="card-step"
    >
      <Icon name={icon} className="size-5" />
    </button>
  )
}
