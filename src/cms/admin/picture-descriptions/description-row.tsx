'use client'

import { fieldStyle } from '@/cms/admin/styles'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { longestDescription, pictureSubjects } from '@/domain/media/picture-description'
import type { Locale, Localized } from '@/domain/shared/locale'
import { screenTexts } from '@/messages/screen-texts'
import type { GridPicture } from '@/cms/admin/pictures/ask-media'
import { tileName } from '@/cms/admin/pictures/picture-tile'
import type { PictureSubject } from './use-descriptions'

const { languageNames } = screenTexts.fields.language
const texts = screenTexts.pictures.describe

type DescriptionRowProps = {
  picture: GridPicture
  listed: readonly Locale[]
  subject: PictureSubject | null
  /** What is to be stored, in the languages without a text. */
  drafts: Localized
  onSubject: (subject: PictureSubject | null) => void
  onType: (locale: Locale, text: string) => void
}

/** A picture, what it shows, and its description in each language; a stored one is only shown. */
export const DescriptionRow = ({
  picture,
  listed,
  subject,
  drafts,
  onSubject,
  onType,
}: DescriptionRowProps) => {
  const { say } = useEditorText()
  const name = tileName(picture)
  return (
    <li className="agency-description">
      {picture.url !== null && <img src={picture.url} alt="" loading="lazy" />}
      <div className="agency-description__fields">
        <label>
          <span>{name}</span>
          <select
            aria-label={`${say(texts.subject)}: ${name}`}
            style={fieldStyle}
            value={subject ?? ''}
            onChange={({ target }) =>
              onSubject(pictureSubjects.find((known) => known === target.value) ?? null)
            }
          >
            <option value="">{say(texts.none)}</option>
            {pictureSubjects.map((known) => (
              <option key={known} value={known}>
                {say(screenTexts.pictures.subjects[known])}
              </option>
            ))}
          </select>
        </label>
        {listed.map((locale) => {
          const stored = picture.descriptions[locale]?.trim()
          if (stored)
            return (
              <p key={locale}>
                <span>{say(languageNames[locale])}</span>
                {stored}
              </p>
            )
          return (
            <label key={locale}>
              <span>{say(languageNames[locale])}</span>
              <input
                lang={locale}
                aria-label={`${say(languageNames[locale])}: ${name}`}
                style={fieldStyle}
                maxLength={longestDescription}
                value={drafts[locale] ?? ''}
                onChange={({ target }) => onType(locale, target.value)}
              />
            </label>
          )
        })}
      </div>
    </li>
  )
}
