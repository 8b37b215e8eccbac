import type { ReactNode } from 'react'
import { getTranslator } from '@/messages/translator'
import { Disclosure } from '@/site/ui/disclosure'
import { Heading } from '@/site/ui/heading'
import { RichText } from '@/site/ui/rich-text'
import type { ModuleContext, RelationProps } from './module-context'
import { ModuleFoot } from './module-foot'
import { titleSizes } from './module-head'

type CollapsedModuleProps = {
  module: RelationProps<'none'>['module']
  context: ModuleContext
  title: string
  children?: ReactNode
}

/** A module behind its title: its content is in the page, where a search finds it, and shown once it is opened. */
export function CollapsedModule({ module, context, title, children }: CollapsedModuleProps) {
  const t = getTranslator(context.locale)
  const { titleLevel, description } = module
  return (
    <div className="border-t border-current/20">
      <Disclosure
        isWide
        summary={
          <Heading level={titleLevel} size={titleSizes[titleLevel]}>
            {title}
          </Heading>
        }
      >
        <RichText
          blocks={description}
          under={titleLevel}
          newTabHint={t('common.newTab')}
          className="text-lg"
        />
        {children && <div className="mt-8 first:mt-0">{children}</div>}
        <ModuleFoot module={module} context={context} />
      </Disclosure>
    </div>
  )
}
