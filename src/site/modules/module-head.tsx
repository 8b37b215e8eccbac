import type { PageModule } from '@/site/data/content/page-models'
import { Heading } from '@/site/ui/heading'
import { RichText } from '@/site/ui/rich-text'
import type { ModuleContext } from './module-context'
import { getTranslator } from '@/messages/translator'

type ModuleHeadProps = {
  module: PageModule
  context: ModuleContext
  /** The title of the content, for a module without one of its own. */
  fallbackTitle?: string | null
}

/** The size of a module's title, by its level. */
export const titleSizes = { 2: 'lg', 3: 'md', 4: 'sm' } as const

/** A module's title and introduction. */
export function ModuleHead({ module, context, fallbackTitle }: ModuleHeadProps) {
  const title = module.title ?? fallbackTitle
  const t = getTranslator(context.locale)
  const { titleLevel, description } = module
  if (!title && description.length === 0) return null
  return (
    <div className="max-w-prose">
      {title && (
        <Heading level={titleLevel} size={titleSizes[titleLevel]}>
          {title}
        </Heading>
      )}
      {description.length > 0 && (
        <RichText
          blocks={description}
          under={title ? titleLevel : 1}
          newTabHint={t('common.newTab')}
          className={title ? 'mt-4 text-lg' : 'text-lg'}
        />
      )}
    </div>
  )
}

/** The heading level below a module's title, or in its place. */
export function levelBelow({ module, fallbackTitle }: Omit<ModuleHeadProps, 'context'>): 2 | 3 | 4 {
  if (!module.title && !fallbackTitle) return 2
  return module.titleLevel === 2 ? 3 : 4
}

/** The level under which the headings of a module's text begin. */
export function textLevel({ module, fallbackTitle }: Omit<ModuleHeadProps, 'context'>): 1 | 2 | 3 | 4 {
  return module.title || fallbackTitle ? module.titleLevel : 1
}
