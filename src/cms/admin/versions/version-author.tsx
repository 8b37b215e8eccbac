'use client'

import { useConfig, useDocumentInfo, useStepNav, ViewDescription } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation'
import type { ViewDescriptionClientProps } from 'payload'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useAsked } from '@/cms/admin/ask-json'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { shownVersions } from '@/domain/audit/shown-versions'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { fillTexts } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'

const texts = screenTexts.audit

const answer = z.object({
  versions: z.array(z.object({ id: z.number(), at: z.string(), name: z.nullable(z.string()) })),
})

/** The endpoint that names who saved the versions of the document of this screen. */
function useAuthorsPath(): string {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const query = new URLSearchParams({ kind: globalSlug ?? collectionSlug ?? '' })
  if (!globalSlug) query.set('id', String(id))
  return `${config.routes.api}/audit-entries/authors?${query}`
}

/** Says when the shown version was saved, at the end of the way to it, in Belgian time: Payload says it in the time of the server. */
function useStepInBelgianTime(moment: string | undefined): void {
  const { stepNav, setStepNav } = useStepNav()
  useEffect(() => {
    const last = stepNav.at(-1)
    if (moment && last && !last.url && last.label !== moment)
      setStepNav([...stepNav.slice(0, -1), { ...last, label: moment }])
  }, [moment, stepNav, setStepNav])
}

/** Who saved the version of this address, and the one that it is compared with. */
const AuthorLines = ({ version }: { version: string }) => {
  const { say, locale } = useEditorText()
  const from = useSearchParams().get('versionFrom')
  const versions = useAsked({ path: useAuthorsPath(), shape: answer, savedAt: version })?.versions ?? []
  const { shown, compared } = shownVersions(versions, { version, from })
  useStepInBelgianTime(shown ? shownMoment(shown.at, locale) : undefined)
  if (!shown?.name) return null
  const other = compared?.name && { name: compared.name, moment: shownMoment(compared.at, locale) }
  return (
    <p className="agency-part agency-version-author" role="status">
      {say(fillTexts(texts.versionBy, { name: shown.name }))}
      {other && ` ${say(fillTexts(texts.comparedBy, other))}`}
    </p>
  )
}

/**
 * The description of a collection or global, and above one of its versions who saved it: Payload's own screen of a version has no other
 * place for a component.
 */
export const VersionAuthor = (description: ViewDescriptionClientProps) => {
  const [, version] = /\/versions\/(\d+)$/.exec(usePathname()) ?? []
  return (
    <>
      {description.description && <ViewDescription {...description} />}
      {version !== undefined && <AuthorLines version={version} />}
    </>
  )
}
