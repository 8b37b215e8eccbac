/** The HTML of a page in bytes, and how many of them are data for React, which says once more what the HTML says. */
export type HtmlWeight = { html: number; data: number }

const dataScript = /<script[^>]*>\(?self\.__next_f\b[\s\S]*?<\/script>/g

export function weighHtml(page: string): HtmlWeight {
  const scripts = page.match(dataScript) ?? []
  return { html: Buffer.byteLength(page), data: Buffer.byteLength(scripts.join('')) }
}

type HtmlLimit = { kilobytes: number; data: number }

/** What the HTML of a page may weigh, in KB uncompressed, and how much of it may be data, in percent: docs/performance.md. */
export const htmlLimits: Partial<Record<string, HtmlLimit>> = {
  home: { kilobytes: 90, data: 40 },
  list: { kilobytes: 150, data: 40 },
  property: { kilobytes: 170, data: 40 },
}

/** What of a page is over its limits, in sentences. */
export function htmlProblems(page: string, { html, data }: HtmlWeight): string[] {
  const limit = htmlLimits[page]
  if (!limit) return []
  const kilobytes = Math.round(html / 1024)
  const share = Math.round((100 * data) / html)
  return [
    ...(html > limit.kilobytes * 1024
      ? [`The ${page} page has ${kilobytes} KB of HTML, ${limit.kilobytes} KB are allowed`]
      : []),
    ...(data * 100 > html * limit.data
      ? [`${share} % of the ${page} page is data, ${limit.data} % are allowed`]
      : []),
  ]
}
