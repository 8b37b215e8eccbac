import type { Locale } from '@/domain/shared/locale'

/** The view models that site/data passes to screens and modules: plain values in one language, ready to show. */

export type Picture = {
  /** A middle width, for browsers without `srcset` and for shared links. */
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  /** Average colour as `#rrggbb`, shown until the picture has loaded. */
  color: string | null
  /** What stays in sight where the picture is cut, `20% 80%`; absent for its middle. */
  focus?: string
  kind: 'photo' | 'floor-plan' | 'logo' | 'portrait' | 'document-cover'
}

export type Link = { href: string; label: string; newTab: boolean }

export type Crumb = { name: string; href: string | null }

export type AlternateAddress = { locale: Locale; href: string }

export type RichTextInline =
  | { type: 'text'; text: string; bold: boolean; italic: boolean; strike: boolean }
  | { type: 'break' }
  | { type: 'link'; href: string; newTab: boolean; children: RichTextInline[] }

export type RichTextBlock =
  | { type: 'paragraph' | 'quote'; children: RichTextInline[] }
  | { type: 'heading'; level: 2 | 3 | 4; children: RichTextInline[] }
  | { type: 'list'; ordered: boolean; items: { children: RichTextInline[]; sublist: RichTextBlock | null }[] }
  | { type: 'picture'; picture: Picture }
  | { type: 'video'; video: Video }

export type RichText = RichTextBlock[]

/** A video or tour of another site, which loads only when the visitor plays it. */
export type Video = {
  kind: 'file' | 'frame'
  src: string
  /** The address of `src`, playing at once. */
  playingSrc: string
  /** As the editor wrote it, for a new tab. */
  href: string
  /** Its description, for screen readers. */
  title: string
  /** Shown on it before it plays; null if its caption says the same. */
  name: string | null
  caption: string | null
  texts: { play: string; open: string; newTab: string }
}
