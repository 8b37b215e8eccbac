import { buttonClasses } from '@/site/ui/button'
import { Icon } from '@/site/ui/icons/icon'
import drawing from './map-drawing.svg'

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
      <img
        src={drawing.src}
        width={800}
        height={400}
        alt=""
        loading="lazy"
        className="absolute inset-0 size-full object-cover"
      />
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
