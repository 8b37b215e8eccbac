import { presentationOf } from '@/domain/modules/presentation'
import { getTranslator } from '@/messages/translator'
import { classNames } from '@/site/ui/class-names'
import { Disclosure } from '@/site/ui/disclosure'
import { Heading } from '@/site/ui/heading'
import { Picture } from '@/site/ui/media/picture'
import { RichText } from '@/site/ui/rich-text'
import { ArticleTeaser } from './article-teaser'
import type { RelationProps } from './module-context'
import { ModuleFoot } from './module-foot'
import { levelBelow, ModuleHead } from './module-head'

/** One article: in full beside its picture, behind its title, or as a teaser. */
export function ArticleModule(props: RelationProps<'article'>) {
  const { module, relation, context } = props
  const { article } = relation
  const t = getTranslator(context.locale)
  const level = levelBelow({ module })
  const presentation = presentationOf({ type: 'article', view: module.view })
  if (presentation === 'disclosure') {
    return (
      <>
        <ModuleHead module={module} context={context} />
        <div className="mt-8 border-t border-current/20 first:mt-0">
          <Disclosure
            summary={
              <Heading level={level} size="sm">
                {article.title}
              </Heading>
            }
          >
            {article.intro && <p className="mb-5 font-medium">{article.intro}</p>}
            <RichText blocks={article.body} under={level} newTabHint={t('common.newTab')} />
          </Disclosure>
        </div>
        <ModuleFoot module={module} context={context} />
      </>
    )
  }
  if (presentation === 'cards') {
    return (
      <>
        <ModuleHead module={module} context={context} />
        <div className="mt-8 max-w-4xl first:mt-0">
          <ArticleTeaser article={article} level={level} locale={context.locale} isNews isWide />
        </div>
        <ModuleFoot module={module} context={context} />
      </>
    )
  }
  return article.picture ? (
    <WithPicture {...props} picture={article.picture} />
  ) : (
    <WithoutPicture {...props} />
  )
}

type WithPictureProps = RelationProps<'article'> & {
  picture: NonNullable<RelationProps<'article'>['relation']['article']['picture']>
}

function WithPicture({ picture, ...props }: WithPictureProps) {
  const isRight = props.context.index % 2 === 0
  return (
    <div className="grid items-center gap-x-16 gap-y-10 @4xl:grid-cols-12">
      <Picture
        picture={picture}
        sizes="(width < 60rem) 92vw, 34rem"
        className={classNames(
          'aspect-4/3 w-full rounded-lg object-cover @2xl:@max-4xl:aspect-2/1 @4xl:col-span-5 @4xl:aspect-4/5 @4xl:rounded-t-full @4xl:rounded-b-lg',
          isRight && '@4xl:order-2',
        )}
      />
      <div className={classNames('@4xl:col-span-7', isRight ? 'xl:pr-8' : 'xl:pl-8')}>
        <Words {...props} />
      </div>
    </div>
  )
}

function WithoutPicture(props: RelationProps<'article'>) {
  return (
    <div className="mx-auto max-w-prose">
      <Words {...props} />
    </div>
  )
}

function Words({ module, relation, context }: RelationProps<'article'>) {
  const t = getTranslator(context.locale)
  const { article } = relation
  // The first module of a page needs no second title below the h1, except on the home page, whose h1 is a greeting.
  const isOpening = context.index === 0 && context.basePath !== context.frame.homeHref
  const fallbackTitle = isOpening ? null : article.title
  const isUnderTitle = Boolean(module.title ?? fallbackTitle)
  return (
    <>
      <ModuleHead module={module} context={context} fallbackTitle={fallbackTitle} />
      {article.intro && <p className="mt-5 max-w-prose text-lg font-medium first:mt-0">{article.intro}</p>}
      <RichText
        blocks={article.body}
        under={isUnderTitle ? module.titleLevel : 1}
        newTabHint={t('common.newTab')}
        className="mt-5 first:mt-0"
      />
      <ModuleFoot module={module} context={context} />
    </>
  )
}
