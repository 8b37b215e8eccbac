import { html, htmlLines, safeLink, safePicture, type Html } from '@/domain/shared/html'
import type { MailPicture } from '@/cms/queries/agency/mail-picture'
import type { Fact, MailBlock } from './mail-blocks'
import { bodyText, colors, serifFont, smallText } from './mail-styles'

type Block<Kind extends MailBlock['kind']> = Extract<MailBlock, { kind: Kind }>

const linkStyle = `color:${colors.brickDeep};text-decoration:underline`

function link({ label, href }: { label: string | Html; href: string }): Html {
  const address = safeLink(href)
  return address ? html`<a class="link" href="${address}" style="${linkStyle}">${label}</a>` : html`${label}`
}

const heading = ({ text }: Block<'heading'>): Html =>
  html`<h1
    class="ink"
    style="margin:0 0 20px;font-family:${serifFont};font-size:26px;line-height:1.25;font-weight:600;color:${colors.ink}"
  >
    ${text}
  </h1>`

const paragraph = ({ text }: Block<'paragraph'>): Html =>
  html`<p class="ink" style="${bodyText}">${htmlLines(text)}</p>`

const quote = ({ text }: Block<'quote'>): Html =>
  html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:0 0 20px"
  >
    <tr>
      <td
        class="sand ink"
        bgcolor="${colors.sand}"
        style="${bodyText};padding:14px 18px;background-color:${colors.sand};border-left:4px solid ${colors.brick}"
      >
        ${htmlLines(text)}
      </td>
    </tr>
  </table>`

const list = ({ items }: Block<'list'>): Html =>
  html`<ul class="ink" style="${bodyText};padding-left:22px">
    ${items.map((item) => html`<li style="margin:0 0 6px">${htmlLines(item)}</li>`)}
  </ul>`

const cell = `padding:8px 0;border-bottom:1px solid ${colors.line};vertical-align:top;text-align:left`

const fact = ({ label, value, href }: Fact): Html =>
  html`<tr>
    <th
      class="soft line"
      scope="row"
      style="${smallText};${cell};padding-right:16px;width:38%;font-weight:400"
    >
      ${label}
    </th>
    <td class="ink line" style="${bodyText};${cell}">
      ${href ? link({ label: value, href }) : htmlLines(value)}
    </td>
  </tr>`

const facts = ({ facts: rows }: Block<'facts'>): Html =>
  html`<table
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:0 0 24px;border-collapse:collapse"
  >
    ${rows.map(fact)}
  </table>`

function button({ label, href }: Block<'button'>): Html {
  const address = safeLink(href)
  if (!address) return paragraph({ kind: 'paragraph', text: label })
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">
    <tr>
      <td class="button" bgcolor="${colors.brick}" style="border-radius:8px;background-color:${colors.brick}">
        <a
          href="${address}"
          style="${bodyText};display:inline-block;margin:0;padding:13px 26px;font-weight:600;color:${colors.white};text-decoration:none"
          >${label}</a
        >
      </td>
    </tr>
  </table>`
}

function picture({ src, alt, width, height }: MailPicture): Html | null {
  const address = safePicture(src)
  if (!address) return null
  const shown = Math.min(width, 520)
  return html`<img
    class="wide"
    src="${address}"
    alt="${alt}"
    width="${shown}"
    height="${Math.round((height * shown) / width)}"
    style="display:block;width:100%;max-width:${shown}px;height:auto;border:0;border-radius:8px"
  />`
}

function property({ title, href, price, details = [], picture: image }: Block<'property'>): Html {
  const drawn = image ? picture(image) : null
  const address = safeLink(href)
  const framed = drawn && address ? html`<a href="${address}">${drawn}</a>` : drawn
  const name = html`<strong style="font-family:${serifFont};font-size:19px;line-height:1.3"
    >${link({ label: title, href })}</strong
  >`
  const facts = [...details, ...(price ? [price] : [])]
  return html`<table
    class="line"
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:0 0 24px;border:1px solid ${colors.line};border-radius:8px"
  >
    ${
      framed
        ? html`<tr>
            <td style="padding:12px 12px 0">${framed}</td>
          </tr>`
        : null
    }
    <tr>
      <td class="ink" style="${bodyText};padding:14px 18px">
        ${name}${facts.map((text) => html`<br />${text}`)}
      </td>
    </tr>
  </table>`
}

const small = ({ text }: Block<'small'>): Html =>
  html`<p class="soft" style="${smallText}">${htmlLines(text)}</p>`

function draw(block: MailBlock): Html {
  switch (block.kind) {
    case 'heading':
      return heading(block)
    case 'paragraph':
      return paragraph(block)
    case 'quote':
      return quote(block)
    case 'list':
      return list(block)
    case 'facts':
      return facts(block)
    case 'button':
      return button(block)
    case 'link':
      return html`<p class="ink" style="${bodyText}">${link(block)}</p>`
    case 'property':
      return property(block)
    case 'small':
      return small(block)
  }
}

/** The blocks as rows of a mail: tables and inline styles, which every mail program renders. */
export const blocksToHtml = (blocks: readonly MailBlock[]): Html => html`${blocks.map(draw)}`
