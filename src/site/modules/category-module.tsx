import { presentationOf } from '@/domain/modules/presentation'
import { toQuestionColumns } from '@/domain/modules/question-columns'
import type { Article } from '@/site/data/articles/article-models'
import { getTranslator } from '@/messages/translator'
import { Disclosure } from '@/site/ui/disclosure'
import { Heading } from '@/site/ui/heading'
import { RichText } from '@/site/ui/rich-text'
import { SiteLink } from '@/site/ui/navigation/site-link'
import { ArticleTeaser } from './article-teaser'
import type { RelationProps } from './module-context'
import { ModuleFoot } from './module-foot'
import { levelBelow, ModuleHead } from './module-head'
import { ModuleItems } from './module-items'

/** The articles of a category: as questions that open, a carousel, or cards. */
export function CategoryModule({ module, relation, context }: RelationProps<'category'>) {
  const t = getTranslator(context.locale)
  const { articles, name } = relation
  const head = <ModuleHead module={module} context={context} />
  const level = levelBelow({ module })
  if (articles.length === 0) {
    return (
      <>
        {head}
        <p className="text-ink-soft mt-6">{t('modules.category.empty')}</p>
      </>
    )
  }
  const presentation = presentationOf({ type: 'category', view: module.view })
  const cards = articles.map((article) => ({
    key: article.id,
    content: (
      <ArticleTeaser
        article={article}
        level={level}
        locale={context.locale}
        isNews={presentation === 'cards'}
      />
    ),
  }))
  return (
    <ModuleItems
      presentation={presentation}
      kind="cards"
      label={module.title ?? name}
      head={head}
      foot={<ModuleFoot module={module} context={context} />}
      disclosure={<Questions module={module} articles={articles} context={context} />}
      items={cards}
      perRow={module.itemsPerRow}
      locale={context.locale}
    />
  )
}

type QuestionsProps = Pick<RelationProps<'category'>, 'module' | 'context'> & { articles: Article[] }

function Questions({ module, articles, context }: QuestionsProps) {
  const t = getTranslator(context.locale)
  const level = levelBelow({ module })
  const columns = toQuestionColumns({ items: articles, perRow: module.itemsPerRow })
  return (
    <div className={columns.length > 1 ? 'grid items-start gap-x-14 lg:grid-cols-2' : 'max-w-4xl'}>
      {columns.map((column, index) => (
        <div
          key={index}
          className={index === 0 ? 'border-t border-current/20' : 'border-current/20 lg:border-t'}
        >
          {column.map(({ id, title, intro, body, href }) => (
            <Disclosure
              key={id}
              summary={
                <Heading level={level} size="sm">
                  {title}
                </Heading>
              }
            >
              {body.length > 0 ? (
                <RichText blocks={body} under={level} newTabHint={t('common.newTab')} />
              ) : (
                intro && <p>{intro}</p>
              )}
              {href && (
                <SiteLink
                  href={href}
                  className="text-brick-deep in-[.on-dark]:text-inherit mt-4 inline-block py-1 text-sm font-semibold underline underline-offset-4"
                >
                  {t('common.readMore')}
                  <span className="sr-only"> : {title}</span>
                </SiteLink>
              )}
            </Disclosure>
          ))}
        </div>
      ))}
    </div>
  )
}
