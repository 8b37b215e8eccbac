import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { hasRole } from '@/cms/access/access'
import { AgencyFrame } from '@/cms/admin/agency-frame'
import { listStyle } from '@/cms/admin/styles'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { findGlobalHistory } from '@/cms/queries/audit/global-history'
import { readOwnTexts } from '@/cms/queries/agency/mail-agency'
import {
  editableMails,
  isEditableMail,
  mailGroups,
  type EditableMail,
} from '@/domain/mail-texts/editable-mails'
import { isLocale, locales, type Locale } from '@/domain/shared/locale'
import type { OwnMailTexts } from '@/messages/own-mail-texts'
import { screenTexts } from '@/messages/screen-texts'
import { MailTextHistory } from './mail-text-history'
import { MailTextsForm } from './mail-texts-form'
import { mailTextsHref } from './mail-texts-href'
import { mailParts } from './mail-parts'

const texts = screenTexts.mailTexts
const { languageNames } = screenTexts.fields.language

type OwnTexts = Record<Locale, OwnMailTexts>

/** The mails whose texts editors can change, and the texts of one of them. */
export const MailTextsView = (view: AdminViewServerProps) => {
  const { req } = view.initPageResult
  const asked = view.searchParams ?? {}
  const { mail, locale } = asked
  return (
    <AgencyFrame
      view={view}
      title={editorText(req, texts.title)}
      href={mailTextsHref(req.payload.config.routes.admin)}
    >
      <MailTexts
        req={req}
        mail={isEditableMail(mail) ? mail : null}
        locale={isLocale(locale) ? locale : readerLocale(req)}
      />
    </AgencyFrame>
  )
}

type MailTextsProps = { req: PayloadRequest; mail: EditableMail | null; locale: Locale }

async function MailTexts({ req, mail, locale }: MailTextsProps) {
  const say = (text: EditorTexts) => editorText(req, text)
  const isAllowed = hasRole(req, ['admin', 'editor'])
  const own = await readOwnTexts({ payload: req.payload })
  return (
    <section className="agency-part" aria-labelledby="mail-texts" style={{ padding: '1rem 0 4rem' }}>
      <h1 id="mail-texts" style={{ marginBottom: '1rem' }}>
        {say(mail === null ? texts.title : texts.mails[mail])}
      </h1>
      {!isAllowed && <p>{say(texts.editorsOnly)}</p>}
      {isAllowed && mail === null && <MailList req={req} own={own} />}
      {isAllowed && mail === null && <History req={req} />}
      {isAllowed && mail !== null && <OneMail req={req} mail={mail} locale={locale} own={own} />}
    </section>
  )
}

async function History({ req }: { req: PayloadRequest }) {
  const versions = await findGlobalHistory(req, 'mail-texts')
  return versions.length > 0 && <MailTextHistory api={req.payload.config.routes.api} versions={versions} />
}

const isChanged = (own: OwnMailTexts, mail: EditableMail): boolean =>
  editableMails[mail].some((path) => own[path] !== undefined)

function MailList({ req, own }: { req: PayloadRequest; own: OwnTexts }) {
  const say = (text: EditorTexts) => editorText(req, text)
  const { admin } = req.payload.config.routes
  const changedIn = (mail: EditableMail) => locales.filter((locale) => isChanged(own[locale], mail))
  return (
    <>
      <p>{say(texts.about)}</p>
      {(['visitors', 'owners', 'office'] as const).map((group) => (
        <section key={group} aria-labelledby={`mails-${group}`}>
          <h2 id={`mails-${group}`} style={{ margin: '1.5rem 0 0.75rem' }}>
            {say(texts.groups[group])}
          </h2>
          <ul style={listStyle}>
            {mailGroups[group].map((mail) => {
              const changed = changedIn(mail).map((locale) => say(languageNames[locale]))
              return (
                <li key={mail} style={{ marginBottom: '0.5rem' }}>
                  <a href={mailTextsHref(admin, { mail, locale: readerLocale(req) })}>
                    {say(texts.mails[mail])}
                  </a>
                  {changed.length > 0 && ` · ${say(texts.changed)}: ${changed.join(', ')}`}
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </>
  )
}

type OneMailProps = { req: PayloadRequest; mail: EditableMail; locale: Locale; own: OwnTexts }

function OneMail({ req, mail, locale, own }: OneMailProps) {
  const say = (text: EditorTexts) => editorText(req, text)
  const { admin, api } = req.payload.config.routes
  return (
    <>
      <p>
        <a className="agency-way-back" href={mailTextsHref(admin)}>
          ← {say(texts.all)}
        </a>
      </p>
      <nav aria-label={say(texts.language)}>
        <ul className="agency-kinds">
          {locales.map((each) => (
            <li key={each}>
              <a
                href={mailTextsHref(admin, { mail, locale: each })}
                aria-current={each === locale ? 'page' : undefined}
              >
                {say(languageNames[each])}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <MailTextsForm
        key={`${mail} ${locale}`}
        api={api}
        mail={mail}
        locale={locale}
        parts={mailParts(req, { mail, locale, own: own[locale] })}
      />
    </>
  )
}
