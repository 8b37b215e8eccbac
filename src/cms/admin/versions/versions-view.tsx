import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps, PayloadRequest } from 'payload'
import { Fragment } from 'react'
import { cellStyle, scrollStyle, tableStyle } from '@/cms/admin/styles'
import { editorText } from '@/cms/fields/editor-text'
import { labelText } from '@/cms/fields/label-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { findNamedVersions, type NamedVersion, type VersionPlace } from '@/cms/queries/audit/named-versions'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { ComparedVersion } from './compared-version'

type InitPageResult = DocumentViewServerProps['initPageResult']

function placeOf({ collectionConfig, globalConfig, docID }: InitPageResult): VersionPlace | null {
  if (globalConfig) return { global: globalConfig.slug }
  return collectionConfig && docID !== undefined
    ? { collection: collectionConfig.slug, id: Number(docID) }
    : null
}

/** What a version is today, in Payload's words. */
function stateOf(req: PayloadRequest, { version, online, newest }: StatePlace): string {
  const isOnline = version.id === online?.id
  if (version.status === 'published')
    return req.t(isOnline ? 'version:currentlyPublished' : 'version:previouslyPublished')
  const isCurrent = version.id === newest?.id
  return req.t(isCurrent ? 'version:currentDraft' : 'version:draft')
}

type StatePlace = { version: NamedVersion; online?: NamedVersion; newest?: NamedVersion }

type VersionTableProps = {
  req: PayloadRequest
  versions: readonly NamedVersion[]
  /** The address of a version, but for its number. */
  base: string
  isPublished: boolean
  /** One is chosen, to compare another with it. */
  isChoice: boolean
}

const VersionTable = ({ req, versions, base, isPublished, isChoice }: VersionTableProps) => {
  const locale = readerLocale(req)
  const [newest] = versions
  const online = isPublished ? versions.find(({ status }) => status === 'published') : undefined
  const hasStates = versions.some(({ status }) => status !== null)
  const heads = [editorText(req, sharedTexts.when), editorText(req, officeTexts.audit.who)]
  return (
    <table style={tableStyle} aria-label={req.t('version:versions')}>
      <thead>
        <tr>
          {[...heads, ...(hasStates ? [req.t('version:status')] : [])].map((head) => (
            <th key={head} scope="col" style={cellStyle}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {versions.map((version) => (
          <tr key={version.id}>
            <td style={cellStyle}>
              {isChoice ? (
                <ComparedVersion id={version.id} moment={shownMoment(version.at, locale)} />
              ) : (
                <a href={`${base}/${version.id}`}>{shownMoment(version.at, locale)}</a>
              )}
            </td>
            <td style={cellStyle}>{version.name ?? '–'}</td>
            {hasStates && <td style={cellStyle}>{stateOf(req, { version, online, newest })}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The way to the screen, at its top. */
const VersionsStep = ({ initPageResult, routeSegments }: DocumentViewServerProps) => {
  const { collectionConfig, globalConfig, docID, req } = initPageResult
  return (
    <SetDocumentStepNav
      collectionSlug={collectionConfig?.slug}
      globalSlug={globalConfig?.slug}
      id={docID}
      isTrashed={routeSegments[2] === 'trash'}
      pluralLabel={labelText(collectionConfig?.labels.plural ?? globalConfig?.label, req) ?? ''}
      useAsTitle={collectionConfig?.admin.useAsTitle ?? globalConfig?.slug}
      view={req.t('version:versions')}
    />
  )
}

/** The versions of a document or a global with who saved each, in place of Payload's list, which names nobody. */
export const VersionsView = async (view: DocumentViewServerProps) => {
  const { initPageResult, routeSegments, hasPublishedDoc, versions: asked } = view
  const { req } = initPageResult
  const place = placeOf(initPageResult)
  if (place === null) return null
  const versions = await findNamedVersions(req, place)
  const Frame = asked?.disableGutter ? Fragment : Gutter
  return (
    <>
      <VersionsStep {...view} />
      <Frame>
        <div className="agency-part agency-versions" style={scrollStyle}>
          {versions.length === 0 ? (
            <p>{req.t('version:noFurtherVersionsFound')}</p>
          ) : (
            <VersionTable
              {...{ req, versions }}
              base={`${req.payload.config.routes.admin}/${routeSegments.join('/')}`}
              isPublished={hasPublishedDoc}
              isChoice={asked?.useVersionDrawerCreatedAtCell === true}
            />
          )}
        </div>
      </Frame>
    </>
  )
}
