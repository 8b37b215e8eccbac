'use client'

import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import {
  agreeAll,
  agreePartly,
  decline,
  type Consent,
  type ConsentChoices,
} from '@/domain/consent/consent-choices'
import { buttonClasses } from '@/site/ui/button'
import { Container } from '@/site/ui/container'
import { SiteLink } from '@/site/ui/navigation/site-link'
import type { ConsentTexts } from './consent-texts'
import { ConsentToggles } from './consent-toggles'

type ConsentDialogProps = {
  texts: ConsentTexts
  policyHref: string | null
  firstAlwaysOn: boolean
  former: ConsentChoices
  /** True if the visitor opened it, and not the page. */
  takesFocus: boolean
  onDecide: (consent: Consent) => void
}

/** The consent dialog at the foot of the page: it covers little, darkens nothing, and only its buttons close it. */
export function ConsentDialog({
  texts,
  policyHref,
  firstAlwaysOn,
  former,
  takesFocus,
  onDecide,
}: ConsentDialogProps) {
  const [isDetailed, setIsDetailed] = useState(false)
  const [selected, setSelected] = useState(former)
  const titleId = useId()
  const sheet = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useRoomBelow(sheet)
  useEffect(() => {
    if (takesFocus || isDetailed) title.current?.focus()
  }, [takesFocus, isDetailed])

  const decision = () => ({ firstAlwaysOn, now: Date.now() })
  const refuse = { label: texts.refuse, onClick: () => onDecide(decline(decision())) }
  const all = {
    label: isDetailed ? texts.agreeAll : texts.agree,
    onClick: () => onDecide(agreeAll(decision())),
  }
  const partly = { label: texts.agreePartly, onClick: () => onDecide(agreePartly(selected, decision())) }
  const change = { label: texts.change, onClick: () => setIsDetailed(true) }

  return (
    <section ref={sheet} role="dialog" aria-labelledby={titleId} className="consent-sheet">
      <Container className="flex flex-col gap-3 py-4 md:gap-4 md:py-6">
        <div className={isDetailed ? '' : 'contents lg:flex lg:items-center lg:gap-12'}>
          <div className="max-w-prose lg:flex-1">
            <h2 ref={title} id={titleId} tabIndex={-1} className="text-xl mb-1.5">
              {isDetailed ? texts.settingsTitle : texts.title}
            </h2>
            <p className="text-sm">
              {isDetailed ? texts.settingsText : texts.text}{' '}
              {policyHref && (
                <SiteLink href={policyHref} className="inline-block underline underline-offset-4">
                  {texts.policy}
                </SiteLink>
              )}
            </p>
          </div>
          {!isDetailed && <Choices equal={[all, refuse]} other={change} />}
        </div>
        {isDetailed && (
          <>
            <ConsentToggles
              texts={texts}
              selected={selected}
              isFirstFixed={firstAlwaysOn}
              onChange={(signal, isOn) => setSelected({ ...selected, [signal]: isOn })}
            />
            <Choices equal={[all, refuse]} other={partly} />
          </>
        )}
      </Container>
    </section>
  )
}

type ConsentDialogChoice = { label: string; onClick: () => void }

/** Agreeing and refusing look alike: same size, same colour, side by side. */
function Choices({ equal, other }: { equal: ConsentDialogChoice[]; other: ConsentDialogChoice }) {
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-2">
      {equal.map(({ label, onClick }) => (
        <button
          key={label}
          type="button"
          onClick={onClick}
          className={buttonClasses('ink', 'flex-1 md:min-w-40 md:flex-none')}
        >
          {label}
        </button>
      ))}
      <button type="button" onClick={other.onClick} className={buttonClasses('outline', 'grow md:grow-0')}>
        {other.label}
      </button>
    </div>
  )
}

/** Lets the end of the page, and focused elements, scroll above the dialog, whatever its height. */
function useRoomBelow(sheet: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    const { documentElement: root, body } = document
    const give = (room: string) => {
      root.style.paddingBottom = room
      root.style.scrollPaddingBottom = room && `calc(${room} + 1rem)`
      body.style.setProperty('--consent-height', room)
    }
    root.toggleAttribute('data-asks-consent', true)
    const observer = new ResizeObserver(() => give(`${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.toggleAttribute('data-asks-consent', false)
      give('')
    }
  }, [sheet])
}
