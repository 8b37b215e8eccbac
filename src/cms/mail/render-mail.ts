import { toSubject } from '@/domain/mail/mailbox'
import { html, safeLink, type Html } from '@/domain/shared/html'
import type { Locale } from '@/domain/shared/locale'
import { colon } from '@/domain/shared/text'
import { blocksToHtml } from './blocks-to-html'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import type { LeadSubject } from '@/cms/queries/leads/get-lead-subject'
import { mailTexts } from '@/messages/mail-texts'
import { mailWords, type MailWords } from '@/messages/own-mail-texts'
import { priceWords } from '@/messages/price-words'
import type { MailBlock } from './mail-blocks'
import { bodyText, colors, serifFont, smallText, styleSheet } from './mail-styles'

/** A mail in its three forms, for `queueMail`. */
export type RenderedMail = { subject: string; html: string; text: string }

export type { MailWords }

/** The texts of a mail: the agency's own where editors wrote them. */
export const wordsFor = ({ ownTexts = {} }: Pick<MailAgency, 'ownTexts'>, locale: Locale): MailWords =>
  Object.keys(ownTexts).length > 0 ? mailWords({ locale, own: ownTexts }) : mailTexts[locale]

/** 'Bonjour Jeanne Dupont,' or 'Bonjour,'. */
export const greeting = ({ name, locale }: { name: string | null; locale: Locale }): string =>
  `${[mailTexts[locale].hello, name].filter(Boolean).join(' ')},`

/** The property or project of a mail, with its picture and its link. */
export const propertyBlock = (
  { title, href, price, picture, place }: LeadSubject,
  locale: Locale,
): MailBlock => ({
  kind: 'property',
  title,
  href,
  price: price && price.kind !== 'on-request' ? priceWords({ locale, price }) : null,
  details: place ? [place] : [],
  picture,
})

type Letter = {
  locale: Locale
  agency: MailAgency
  subject: string
  /** The text that a list of mails shows beside the subject. */
  preheader: string
  blocks: readonly MailBlock[]
}

const contactOf = ({ address, phone, email }: MailAgency): string[] =>
  [address, [phone, email].filter(Boolean).join(' · ')].filter((line): line is string => Boolean(line))

function header({ name, siteUrl }: MailAgency): Html {
  return html`<tr>
    <td style="padding:8px 8px 20px">
      <a
        class="ink"
        href="${siteUrl}/"
        style="font-family:${serifFont};font-size:24px;line-height:1.2;font-weight:600;color:${colors.ink};text-decoration:none"
        >${name}</a
      >
      <div
        style="width:44px;height:3px;margin-top:10px;line-height:3px;font-size:1px;background-color:${colors.brick}"
      >
        &nbsp;
      </div>
    </td>
  </tr>`
}

function footer(agency: MailAgency): Html {
  const site = html`<a class="link" href="${agency.siteUrl}/" style="color:${colors.brickDeep}"
    >${new URL(agency.siteUrl).host}</a
  >`
  const contact = contactOf(agency).map((line) => html`<br />${line}`)
  const mentions = agency.mentions.map(
    (line) => html`<p class="soft" style="${smallText};font-size:12px">${line}</p>`,
  )
  return html`<tr>
    <td style="padding:24px 8px">
      <p class="soft" style="${smallText}"><strong>${agency.name}</strong>${contact}<br />${site}</p>
      ${mentions}
    </td>
  </tr>`
}

// Fills the rest of the preview line, so that it does not continue with the first words of the mail.
const filling = html`${Array.from({ length: 60 }, () => html`&#847;&zwnj;&nbsp;`)}`

function drawLetter({ locale, agency, subject, preheader, blocks }: Letter): Html {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>${subject}</title>
        ${styleSheet}
      </head>
      <body class="ground" style="margin:0;padding:0;background-color:${colors.paper}">
        <div style="display:none;max-height:0;overflow:hidden">${preheader}${filling}</div>
        <table
          class="ground"
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          bgcolor="${colors.paper}"
          style="background-color:${colors.paper}"
        >
          <tr>
            <td align="center" style="padding:28px 12px">
              <table
                role="presentation"
                width="600"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="width:100%;max-width:600px"
              >
                ${header(agency)}
                <tr>
                  <td
                    class="card ink"
                    bgcolor="${colors.white}"
                    style="${bodyText};padding:36px 40px;background-color:${colors.white};border:1px solid ${colors.line};border-radius:14px"
                  >
                    ${blocksToHtml(blocks)}
                  </td>
                </tr>
                ${footer(agency)}
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `
}

function withLink({ label, href, locale }: { label: string; href: string; locale: Locale }): string {
  const address = safeLink(href)
  return address ? `${label}${colon(locale).trimEnd()}\n${address}` : label
}

const lines = (text: string): string => text.replace(/\r\n?/g, '\n').trim()

const indented = (text: string, prefix: string): string =>
  lines(text)
    .split('\n')
    .map((line) => `${prefix}${line}`)
    .join('\n')

const underlined = (text: string): string => `${text}\n${'='.repeat(Math.min(text.length, 72))}`

function writeProperty(block: Extract<MailBlock, { kind: 'property' }>, locale: Locale): string {
  const { title, href, details = [], price } = block
  return [withLink({ label: title, href, locale }), ...details, ...(price ? [price] : [])].join('\n')
}

function write(block: MailBlock, locale: Locale): string {
  switch (block.kind) {
    case 'heading':
      return underlined(block.text)
    case 'paragraph':
    case 'small':
      return lines(block.text)
    case 'quote':
      return indented(block.text, '> ')
    case 'list':
      return block.items.map((item) => `- ${lines(item)}`).join('\n')
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}${colon(locale)}${lines(value)}`).join('\n')
    case 'button':
    case 'link':
      return withLink({ ...block, locale })
    case 'property':
      return writeProperty(block, locale)
  }
}

const blocksToText = (blocks: readonly MailBlock[], locale: Locale): string =>
  blocks.map((block) => write(block, locale)).join('\n\n')

function writeLetter({ agency, blocks, locale }: Letter): string {
  const signature = [agency.name, ...contactOf(agency), `${agency.siteUrl}/`, '', ...agency.mentions]
  return `${blocksToText(blocks, locale)}\n\n-- \n${signature.join('\n').trim()}\n`
}

/**
 * The frame of every mail: HTML in the agency's layout and plain text, made of the same blocks. Everything is escaped,
 * links lead only to sites, mail addresses and telephones, and the subject is one line of 200 characters.
 */
export function renderMail(letter: Letter): RenderedMail {
  const subject = toSubject(letter.subject)
  return { subject, html: drawLetter({ ...letter, subject }).toString(), text: writeLetter(letter) }
}

type PasswordLetter = {
  agency: MailAgency
  name: string
  /** The page that sets the password. */
  href: string
  words: Record<'subject' | 'title' | 'text' | 'button' | 'lasts' | 'otherwise', string>
}

/** A mail with the link of somebody who chooses a password. */
export const renderPasswordLink = (
  { agency, name, href, words }: PasswordLetter,
  locale: Locale,
): RenderedMail =>
  renderMail({
    locale,
    agency,
    subject: `${words.subject} – ${agency.name}`,
    preheader: words.text,
    blocks: [
      { kind: 'heading', text: words.title },
      { kind: 'paragraph', text: greeting({ name, locale }) },
      { kind: 'paragraph', text: words.text },
      { kind: 'button', label: words.button, href },
      { kind: 'small', text: href },
      { kind: 'small', text: words.lasts },
      { kind: 'small', text: words.otherwise },
    ],
  })
