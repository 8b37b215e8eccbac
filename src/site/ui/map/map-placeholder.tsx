import { buttonClasses } from '@/site/ui/button'
import { Icon } from '@/site/ui/icons/icon'

type MapPlaceholderProps = {
  texts: { show: string; source: string | null; needsScript: string }
  /** It will load when it is scrolled to, without a question. */
  isQuiet: boolean
  onAsk: () => void
}

/** In the place of a map before it may load: a drawing, the host of the tiles, and the button. */
export function MapPlaceholder({ texts, isQuiet, onAsk }: MapPlaceholderProps) {
  return (
    <>
      <Drawing />
      {!isQuiet && (
        <div className="absolute inset-0 grid place-items-center p-5">
          <div className="needs-script flex max-w-sm flex-col items-center gap-3 text-center">
            <button type="button" onClick={onAsk} className={buttonClasses('ink', 'shadow-lift')}>
              <Icon name="pin" />
              {texts.show}
            </button>
            {texts.source && (
              <p className="bg-paper/90 text-ink rounded-sm px-3 py-1 text-sm">{texts.source}</p>
            )}
          </div>
          <p className="bg-paper text-ink noscript:block hidden rounded-sm px-3 py-1.5 text-sm">
            {texts.needsScript}
          </p>
        </div>
      )}
    </>
  )
}

/** No real place: fields, a river, a few roads. */
function Drawing() {
  return (
    <svg
      viewBox="0 0 800 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <g className="fill-sand-deep/45">
        <path d="M0 0h210l60 92-96 84L0 150zM470 0h330v86l-148 60-134-38zM560 262l132-52 108 44v146H596zM120 262l118-46 92 84-34 100H92z" />
      </g>
      <path
        d="M-10 214c92-34 150 26 236 6s110-96 214-92 122 98 214 92 92-74 156-78"
        className="stroke-line fill-none"
        strokeWidth="18"
      />
      <g className="stroke-white fill-none" strokeWidth="7">
        <path d="M-10 96c150 34 234-6 360 34s250 176 460 186" />
        <path d="M310-10c-24 130 44 190 10 420" />
        <path d="M620-10c-30 118-96 190-70 420" />
      </g>
      <g className="stroke-white fill-none" strokeWidth="3">
        <path d="M-10 330c130-44 210-22 330-60s180-120 300-120 130 40 190 36M130-10c10 90-30 160 10 240s0 120-20 180M470-10c-10 80 30 120 90 160M700 400c-10-80-50-120-40-190s60-110 70-220" />
      </g>
    </svg>
  )
}
