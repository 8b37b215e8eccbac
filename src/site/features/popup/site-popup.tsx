import { popupKey } from '@/domain/popup/popup-rules'
import type { SiteFrame } from '@/site/data/content/frame-models'
import { getTranslator } from '@/messages/translator'
import { ButtonLink } from '@/site/ui/button-link'
import { Picture } from '@/site/ui/media/picture'
import { RichText } from '@/site/ui/rich-text'
import { PopupGate } from './popup-gate'

/** The popup, rendered on the server and shown by the gate. */
export function SitePopup({ frame }: { frame: SiteFrame }) {
  if (!frame.popup) return null
  const { title, description, picture, link, delay } = frame.popup
  const t = getTranslator(frame.locale)
  const newTabHint = t('common.newTab')
  return (
    <PopupGate
      memoryKey={popupKey(frame.popup)}
      delay={delay}
      title={title}
      closeLabel={t('popup.close')}
      isWide={picture !== null}
    >
      <div className={picture ? 'grid items-center gap-6 md:grid-cols-2 md:gap-8' : ''}>
        {picture && (
          <Picture
            picture={picture}
            sizes="(width < 48rem) 92vw, 24rem"
            className="aspect-3/2 w-full rounded-md object-cover md:aspect-square"
          />
        )}
        <div className="flex flex-col items-start gap-6">
          <RichText blocks={description} under={2} newTabHint={newTabHint} />
          {link && (
            <ButtonLink href={link.href} newTab={link.newTab} newTabHint={newTabHint}>
              {t('popup.link')}
            </ButtonLink>
          )}
        </div>
      </div>
    </PopupGate>
  )
}
