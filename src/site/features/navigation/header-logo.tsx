import type { Picture } from '@/site/data/view-models'

// The size of /brand/logo.svg is 431 by 84. Lazy: only the visible one of the two is loaded.
const drawing = { width: 431, height: 84, alt: '', loading: 'lazy' } as const

/** The agency's logo in a dark and a light version, or the page's own; the link around it has the name. */
export function HeaderLogo({ own }: { own: Picture | null }) {
  if (own) {
    const { src, srcSet, width, height } = own
    return (
      <img
        src={src}
        srcSet={srcSet || undefined}
        sizes="12rem"
        width={width}
        height={height}
        alt=""
        className="site-header-logo site-header-logo-own"
      />
    )
  }
  return (
    <>
      <img {...drawing} src="/brand/logo.svg" className="site-header-logo site-header-logo-dark" />
      <img {...drawing} src="/brand/logo-on-dark.svg" className="site-header-logo site-header-logo-light" />
    </>
  )
}
