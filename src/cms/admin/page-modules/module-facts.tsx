'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { Fragment } from 'react'
import { PropertyThumbnail } from '@/cms/admin/property-picker/property-thumbnail'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { screenTexts } from '@/messages/screen-texts'
import type { PageModule } from './ask-modules'
import { useModuleWords } from './use-module-words'

const texts = screenTexts.pageModules

type ModuleFactsProps = { module: PageModule; mayChange: boolean }

/** A module of a page: its picture, its name, its kind and view, and where else it stands. */
export function ModuleFacts({ module, mayChange }: ModuleFactsProps) {
  const { config } = useConfig()
  const wordOf = useModuleWords()
  const facts = [wordOf('relationType', module.kind), wordOf('view', module.view)].filter(Boolean)
  return (
    <>
      {mayChange && (
        <span aria-hidden="true" className="agency-menu-handle">
          ⠿
        </span>
      )}
      {module.picture !== null && <PropertyThumbnail url={module.picture} />}
      <span className="agency-module">
        <a href={`${config.routes.admin}/collections/modules/${module.id}`}>{module.name}</a>
        <span>{facts.join(' · ')}</span>
        <OtherPages module={module} />
      </span>
    </>
  )
}

function OtherPages({ module: { pages } }: Pick<ModuleFactsProps, 'module'>) {
  const { say } = useEditorText()
  const { config } = useConfig()
  const { id: page } = useDocumentInfo()
  const others = pages.filter(({ id }) => id !== page)
  if (others.length === 0) return <span>{say(texts.onlyHere)}</span>
  const [before, after] = say(texts.elsewhere).split('{pages}')
  return (
    <span>
      {before}
      {others.map(({ id, name }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <a href={`${config.routes.admin}/collections/pages/${id}`}>{name}</a>
        </Fragment>
      ))}
      {after}
    </span>
  )
}
