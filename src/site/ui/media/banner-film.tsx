'use client'

import { useEffect, useRef, useState } from 'react'
import { classNames } from '@/site/ui/class-names'
import { useConsentGranted } from '@/site/ui/browser/consent-store'
import { Icon } from '@/site/ui/icons/icon'
import { Picture, windowWide, type PictureSource } from './picture'
import { prefersReducedMotion } from '@/site/ui/browser/prefers-reduced-motion'
import { watchView } from '@/site/ui/browser/watch-view'

export type BannerFilmProps = {
  url: string
  mobileUrl: string | null
  /** The host of the film; null for files of our own, which play at once. */
  host: string | null
  poster: PictureSource | null
  mobilePoster: PictureSource | null
  texts: { play: string; pause: string }
}

const phones = '(width < 48rem)'

/**
 * A silent film behind a banner. Its poster comes first and stays with reduced motion or data; a film of another site waits
 * for consent. It can always be stopped.
 */
export function BannerFilm({ url, mobileUrl, host, poster, mobilePoster, texts }: BannerFilmProps) {
  const hasConsent = useConsentGranted('functionality_storage')
  const film = useRef<HTMLVideoElement>(null)
  const [isWanted, setIsWanted] = useState(false)
  const [isShown, setIsShown] = useState(false)
  const [isBroken, setIsBroken] = useState(false)
  const mayStart = host === null || hasConsent

  useEffect(() => {
    return mayStart && !prefersReducedMotion() ? afterLoad(() => setIsWanted(true)) : undefined
  }, [mayStart])
  usePlaying(film, isWanted)

  return (
    <div className="banner-video" data-shown={isShown || undefined}>
      <Poster poster={poster} mobilePoster={mobilePoster} />
      <video
        ref={film}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setIsShown(true)}
      >
        {/* Loaded only when it is shown. */}
        {(isWanted || isShown) && (
          <>
            {mobileUrl && <source src={mobileUrl} media={phones} />}
            <source src={url} onError={() => setIsBroken(true)} />
          </>
        )}
      </video>
      {!isBroken && (
        <PlayButton
          texts={texts}
          isPlaying={isWanted}
          isForeign={!mayStart && !isWanted && !isShown}
          onPress={() => setIsWanted(!isWanted)}
        />
      )}
    </div>
  )
}

type PlayButtonProps = Pick<BannerFilmProps, 'texts'> & {
  isPlaying: boolean
  isForeign: boolean
  onPress: () => void
}

function PlayButton({ texts, isPlaying, isForeign, onPress }: PlayButtonProps) {
  return (
    <div className="carousel-controls banner-controls needs-script print:hidden">
      <button
        type="button"
        aria-label={isPlaying ? texts.pause : texts.play}
        onClick={onPress}
        className={classNames('carousel-button', isForeign && 'banner-video-ask')}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
        {/* Names the host before it is contacted. */}
        {isForeign && <span className="text-sm">{texts.play}</span>}
      </button>
    </div>
  )
}

function Poster({ poster, mobilePoster }: Pick<BannerFilmProps, 'poster' | 'mobilePoster'>) {
  const wide = poster ?? mobilePoster
  if (!wide) return <div className="banner-picture bg-ink" />
  const image = <Picture picture={wide} sizes={windowWide} priority className="banner-picture" />
  if (!mobilePoster || !poster) return image
  return (
    <picture>
      <source
        media={phones}
        srcSet={mobilePoster.srcSet || mobilePoster.src}
        sizes={windowWide}
        width={mobilePoster.width}
        height={mobilePoster.height}
      />
      {image}
    </picture>
  )
}

/** Plays while it is wanted and in the window. */
function usePlaying(film: { current: HTMLVideoElement | null }, isWanted: boolean) {
  useEffect(() => {
    const video = film.current
    if (!video || !isWanted) return
    // Shown between the press and the first frame; already loaded.
    video.poster = video.parentElement?.querySelector('img')?.currentSrc ?? ''
    const stopWatching = watchView(video, {
      onChange: (isInView) => {
        // If the browser refuses to play, the poster stays.
        if (isInView) video.play().catch(() => undefined)
        else video.pause()
      },
    })
    return () => {
      stopWatching()
      video.pause()
    }
  }, [film, isWanted])
}

/** The page waits for the poster; the film loads after everything else. */
function afterLoad(action: () => void): () => void {
  if (document.readyState === 'complete') {
    const timer = setTimeout(action)
    return () => clearTimeout(timer)
  }
  window.addEventListener('load', action, { once: true })
  return () => window.removeEventListener('load', action)
}
