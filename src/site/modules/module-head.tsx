import type { PageModule } from '@/site/data/content/page-models'
import { Heading } from '@/site/ui/heading'
import { RichText } from '@/site/ui/rich-text'
import type { ModuleContext } from './module-context'
import { getTranslator } from '@/messages/translator'

type ModuleHeadProps = {
  module: PageModule
  context: ModuleContext
  /** The title of what the module shows, where the module has none of its own. */
  fallbackTitle?: string | null
}

/** The look of a module's title: the larger its level, the larger it is. */
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

/** The level of what stands under a module's title, or in its place. */
export function levelBelow({ module, fallbackTitle }: Omit<ModuleHeadProps, 'context'>): 2 | 3 | 4 {
  if (!module.title && !fallbackTitle) return 2
  return module.titleLevel === 2 ? 3 : 4
}

/** The level whose headings a text below a module's title begins under. */
export function textLevel({ module, fallbackTitle }: Omit<ModuleHeadProps, 'context'>): 1 | 2 | 3 | 4 {
  return module.title || fallbackTitle ? module.titleLevel : 1
}
