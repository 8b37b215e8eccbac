import type { PageModule } from '@/site/data/view-models'
import { Heading } from '@/site/ui/heading'
import { RichText } from '@/site/ui/rich-text'
import type { ModuleContext } from './module-context'
import { getTranslator } from '@/site/messages/translator'

type ModuleHeadProps = {
  module: PageModule
  context: ModuleContext
  /** The title of what the module shows, where the module has none of its own. */
  fallbackTitle?: string | null
}

/** A module's title and introduction. */
export function ModuleHead({ module, context, fallbackTitle }: ModuleHeadProps) {
  const title = module.title ?? fallbackTitle
  const t = getTranslator(context.locale)
  if (!title && module.description.length === 0) return null
  return (
    <div className="max-w-prose">
      {title && (
        <Heading level={module.titleLevel} size={module.titleLevel === 2 ? 'lg' : 'md'}>
          {title}
        </Heading>
      )}
      {module.description.length > 0 && (
        <RichText
          blocks={module.description}
          under={2}
          newTabHint={t('common.newTab')}
          className={title ? 'mt-4 text-lg' : 'text-lg'}
        />
      )}
    </div>
  )
}

/** The level of what stands under a module's title, or in its place. */
export function levelBelow({ module, fallbackTitle }: Omit<ModuleHeadProps, 'context'>): 2 | 3 {
  return module.title || fallbackTitle ? 3 : 2
}
