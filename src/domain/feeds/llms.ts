type LlmsLink = { name: string; href: string; note: string | null }

/** What a site says of itself to programs that read text: headings with links. */
export type LlmsText = {
  title: string
  summary: string | null
  details: readonly string[]
  sections: readonly { heading: string; links: readonly LlmsLink[] }[]
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

// An editor's bracket would end the name of a link.
const nameOf = (text: string): string => oneLine(text).replace(/[[\]\\]/g, (sign) => `\\${sign}`)

function lineOf({ name, href, note }: LlmsLink): string {
  const link = `- [${nameOf(name)}](${href})`
  return note ? `${link}: ${oneLine(note)}` : link
}

/** The text of `/llms.txt` (llmstxt.org): title, summary, details, and sections of links; empty sections are left out. */
export function buildLlms({ title, summary, details, sections }: LlmsText): string {
  const parts = [
    `# ${oneLine(title)}`,
    ...(summary ? [`> ${oneLine(summary)}`] : []),
    ...details.map(oneLine),
    ...sections
      .filter(({ links }) => links.length > 0)
      .map(({ heading, links }) => [`## ${oneLine(heading)}`, '', ...links.map(lineOf)].join('\n')),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
