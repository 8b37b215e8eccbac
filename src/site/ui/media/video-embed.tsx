'use client'

import { useEffect, useRef, useState } from 'react'
import { useConsentGranted } from '@/site/ui/browser/consent-store'
import { Icon } from '@/site/ui/icons/icon'
import { Picture, type PictureSource } from './picture'
import { SiteLink } from '@/site/ui/navigation/site-link'

export type VideoSource = {
  kind: 'file' | 'frame'
  src: string
  /** The address of `src`, playing at once. */
  playingSrc: string
  /** For a new tab. */
  href: string
  title: string
  /** Shown on it before it plays. */
  name: string | null
  caption: string | null
  texts: { play: string; open: string; newTab: string }
}

type VideoEmbedProps = { video: VideoSource; poster?: PictureSource | null }

/**
 * A video or tour of another site, which is contacted only once the visitor has pressed play or allowed such content for
 * the whole site. Without JavaScript the link below leads to it.
 */
export function VideoEmbed({ video, poster = null }: VideoEmbedProps) {
  const isAllowed = useConsentGranted('functionality_storage')
  const [isAsked, setIsAsked] = useState(false)
  const { caption, href, texts } = video
  return (
    <figure className="video-embed">
      <div className="video-embed-frame on-dark bg-ink-deep text-paper">
        {isAsked || isAllowed ? (
          <Player video={video} isAsked={isAsked} />
        ) : (
          <>
            {poster && (
              <Picture
                picture={poster}
                sizes="(width < 48rem) 92vw, 44rem"
                decorative
                className="absolute inset-0 size-full object-cover opacity-45"
              />
            )}
            <Ask video={video} onAsk={() => setIsAsked(true)} />
          </>
        )}
      </div>
      <figcaption className="text-ink-soft mt-2 flex flex-wrap justify-between gap-x-6 text-sm">
        {caption && <span className="py-1">{caption}</span>}
        <SiteLink href={href} newTab newTabHint={texts.newTab} className="py-1 underline underline-offset-4">
          {texts.open}
        </SiteLink>
      </figcaption>
    </figure>
  )
}

const cover = 'group absolute inset-0 flex w-full flex-col items-center justify-center gap-3 p-5 text-center'

function Ask({ video, onAsk }: { video: VideoSource; onAsk: () => void }) {
  const { href, texts } = video
  return (
    <>
      <button type="button" onClick={onAsk} className={`needs-script print:hidden ${cover}`}>
        <Words video={video} text={texts.play} />
      </button>
      <noscript>
        <a href={href} target="_blank" rel="noopener noreferrer" className={`no-underline ${cover}`}>
          <Words video={video} text={`${texts.open} ${texts.newTab}`} />
        </a>
      </noscript>
    </>
  )
}

function Words({ video: { name }, text }: { video: VideoSource; text: string }) {
  return (
    <>
      <span className="bg-paper text-brick-deep inline-flex size-14 items-center justify-center rounded-full transition-transform duration-300 motion-safe:group-hover:scale-108 sm:size-18">
        <Icon name="play" filled className="size-6 sm:size-8" />
      </span>
      <span className="order-1 max-w-full text-sm">{text}</span>
      {name && (
        <span className="line-clamp-2 max-w-full font-serif text-lg sm:text-2xl" title={name}>
          {name}
        </span>
      )}
    </>
  )
}

// What a player needs and nothing more: no forms, no downloads, and only a new tab leads out of its frame.
const sandbox =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox'
const allow =
  'autoplay; fullscreen; picture-in-picture; encrypted-media; gyroscope; accelerometer; xr-spatial-tracking'

function Player({ video, isAsked }: { video: VideoSource; isAsked: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const film = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    if (!isAsked) return
    // The button that had the focus has disappeared.
    const player = frame.current ?? film.current
    player?.focus()
    // If the browser refuses to play, its own controls remain.
    film.current?.play().catch(() => undefined)
  }, [isAsked])

  if (video.kind === 'file') {
    return (
      <video
        ref={film}
        src={video.src}
        title={video.title}
        aria-label={video.title}
        controls
        playsInline
        preload={isAsked ? 'auto' : 'metadata'}
        className="absolute inset-0 size-full"
      />
    )
  }
  return (
    <iframe
      ref={frame}
      src={isAsked ? video.playingSrc : video.src}
      title={video.title}
      loading="lazy"
      allow={allow}
      allowFullScreen
      sandbox={sandbox}
      // YouTube plays only with a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      className="absolute inset-0 size-full border-0"
    />
  )
}
