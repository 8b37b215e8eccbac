import { useState } from 'react'
import { missingDescriptions } from '@/domain/media/missing-descriptions'
import { draftDescription, mostDescriptions, type pictureSubjects } from '@/domain/media/picture-description'
import type { Locale, Localized } from '@/domain/shared/locale'
import { screenTexts } from '@/messages/screen-texts'
import type { GridPicture } from '@/cms/admin/pictures/ask-media'
import { usePropertyNames } from './use-property-names'

const { subjects, describe } = screenTexts.pictures

/** What a picture shows, as a person says. */
export type PictureSubject = (typeof pictureSubjects)[number]

type DescriptionsInput = { pictures: readonly GridPicture[]; listed: readonly Locale[] }

type Typed = Readonly<Record<number, Localized>>

/** The descriptions that pictures lack: a draft for each whose subject is known, and what a person typed instead. */
export function useDescriptions({ pictures, listed }: DescriptionsInput) {
  const { type, town } = usePropertyNames()
  const [chosen, setChosen] = useState<Readonly<Record<number, PictureSubject | null>>>({})
  const [typed, setTyped] = useState<Typed>({})

  /** A plan says itself what it shows. */
  function subjectText({ id, kind }: GridPicture, locale: Locale): string {
    const subject = chosen[id]
    if (subject) return subjects[subject][locale]
    return kind === 'floor-plan' ? describe.plan[locale] : ''
  }

  function draftOf(picture: GridPicture, locale: Locale): string {
    const own = typed[picture.id]?.[locale]
    const subject = subjectText(picture, locale)
    if (own !== undefined || subject === '') return own ?? ''
    const names = { type: type[locale], town: town[locale], inTown: describe.inTown[locale] }
    return draftDescription({ locale, subject, ...names })
  }

  const rows = pictures
    .map((picture) => ({ picture, missing: missingDescriptions(picture.descriptions, listed) }))
    .filter(({ missing }) => missing.length > 0)
    .map(({ picture, missing }) => ({
      picture,
      subject: chosen[picture.id] ?? null,
      drafts: Object.fromEntries(missing.map((locale) => [locale, draftOf(picture, locale)])),
    }))
  const toStore = rows.flatMap(({ picture, drafts }) =>
    Object.entries(drafts).flatMap(([locale, text]) =>
      text.trim() === '' ? [] : [{ id: picture.id, locale, text: text.trim() }],
    ),
  )
  return {
    rows,
    toStore: toStore.slice(0, mostDescriptions),
    choose: (id: number, subject: PictureSubject | null) =>
      setChosen((before) => ({ ...before, [id]: subject })),
    type: (id: number, { locale, text }: { locale: Locale; text: string }) =>
      setTyped((before) => ({ ...before, [id]: { ...before[id], [locale]: text } })),
  }
}
