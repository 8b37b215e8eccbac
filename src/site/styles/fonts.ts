import localFont from 'next/font/local'

// Cut from the npm package @fontsource-variable/fraunces 5.3.0 (latin, opsz axis) with fontTools' instancer, `opsz=56 wght=455`:
// the display drawing in the one weight of headings and large figures, a quarter of the file with both axes.
const fraunces = localFont({
  src: './fonts/fraunces-display-latin.woff2',
  variable: '--font-fraunces',
  // Said of all weights there are in headings: a browser thickens none by itself.
  weight: '350 650',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
})

// The latin file of the npm package @fontsource-variable/figtree 5.3.0 as it is.
const figtree = localFont({
  src: './fonts/figtree-latin.woff2',
  variable: '--font-figtree',
  weight: '300 900',
  display: 'swap',
  adjustFontFallback: 'Arial',
})

/** For the class list of <html>: both families as custom properties, preloaded, with fallbacks of the same size. */
export const fontClassNames = `${fraunces.variable} ${figtree.variable}`
