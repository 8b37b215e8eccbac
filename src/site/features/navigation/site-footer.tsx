import type { CSSProperties, ReactNode } from 'react'
import type { FooterColumn, SiteFrame } from '@/site/data/content/frame-models'
import { findText, getTranslator } from '@/messages/translator'
import { Container } from '@/site/ui/container'
import { Picture } from '@/site/ui/media/picture'
import { RichText } from '@/site/ui/rich-text'
import { SiteLink } from '@/site/ui/navigation/site-link'
import { AgencyContact } from './agency-contact'
import { ScrollToTop } from './scroll-to-top'

/** The editors' columns, the legal mentions of an agency, and the copyright line. */
export function SiteFooter({ frame, newsletter }: { frame: SiteFrame; newsletter: ReactNode }) {
  const t = getTranslator(frame.locale)
  const { agency, footer, copyright } = frame
  return (
    <footer className="on-dark bg-ink text-paper print:bg-transparent print:text-ink">
      <Container className="pt-section pb-10 print:hidden">
        <SiteLink href={frame.homeHref} aria-label={t('navigation.homeLink', { name: agency.name })}>
          <img
            src="/brand/logo-on-dark.svg"
            width={431}
            height={84}
            alt=""
            loading="lazy"
            className="mb-12 h-11 w-auto"
          />
        </SiteLink>
        <div className="twelfths">
          {footer.map((column) => (
            <Column key={column.id} column={column} newTabHint={t('common.newTab')} />
          ))}
        </div>
        <SocialLinks frame={frame} />
        <div className="border-paper/20 mt-12 max-w-3xl border-t pt-10">{newsletter}</div>
      </Container>
      <Container className="text-ink-pale text-xs print:text-ink pb-10">
        <Mentions frame={frame} />
        <div className="flex flex-wrap justify-between gap-x-10 gap-y-2 pt-6">
          {copyright && <p>{copyright}</p>}
          <p>{t('footer.illustrations')}</p>
          <p className="needs-script print:hidden">
            <a href="?setcookies" className="text-paper inline-block py-1 underline underline-offset-4">
              {t('consent.reopen')}
            </a>
          </p>
        </div>
      </Container>
      <ScrollToTop label={t('navigation.scrollToTop')} />
    </footer>
  )
}

/** Only their names: a logo says nothing to a screen reader, and belongs to another company. */
function SocialLinks({ frame: { locale, agency } }: { frame: SiteFrame }) {
  const t = getTranslator(locale)
  if (agency.social.length === 0) return null
  return (
    <nav aria-label={t('footer.social')} className="mt-12 flex flex-wrap items-baseline gap-x-6 gap-y-2">
      <p className="text-ink-pale text-sm">{t('footer.social')}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {agency.social.map(({ name, url }) => (
          <li key={url}>
            <SiteLink
              href={url}
              newTab
              newTabHint={t('common.newTab')}
              className="inline-block py-1 underline underline-offset-4"
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Column({ column, newTabHint }: { column: FooterColumn; newTabHint: string }) {
  const { sm, md, lg } = column.columns
  const style: CSSProperties & Record<`--${string}`, number> = { '--sm': sm, '--md': md, '--lg': lg }
  return (
    <div style={style}>
      {column.title && <h2 className="text-xl mb-4">{column.title}</h2>}
      {column.introText && <p className="text-ink-pale mb-4 text-sm">{column.introText}</p>}
      <RichText blocks={column.fullText} under={2} newTabHint={newTabHint} className="footer-text" />
      {column.pictures.length > 0 && (
        <div className="mt-5 flex flex-wrap gap-4">
          {column.pictures.map((picture) => (
            <Picture key={picture.src} picture={picture} sizes="10rem" className="h-14 w-auto rounded-sm" />
          ))}
        </div>
      )}
    </div>
  )
}

function Mentions({ frame }: { frame: SiteFrame }) {
  const t = getTranslator(frame.locale)
  const { mentions, ethicsUrl } = frame.agency
  return (
    <section
      aria-label={t('footer.mentions')}
      className="border-paper/20 border-t pt-6 print:border-0 print:pt-0"
    >
      <AgencyContact agency={frame.agency} newTabHint={t('common.newTab')} />
      <dl className="flex flex-wrap gap-x-6 gap-y-1.5">
        {mentions.map(({ key, value }) => (
          <div key={key} className="flex flex-wrap gap-x-1.5">
            <dt>
              {t('footer.mention', {
                name: findText({ locale: frame.locale, path: ['mentions', key] }) ?? key,
              })}
            </dt>
            <dd className="text-paper print:text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      {ethicsUrl && (
        <p className="mt-2">
          <SiteLink
            href={ethicsUrl}
            newTab
            newTabHint={t('common.newTab')}
            className="text-paper inline-block py-1 underline underline-offset-4"
          >
            {t('footer.ethics')}
          </SiteLink>
        </p>
      )}
    </section>
  )
}
