import type { FAQPageLeaf, QuestionLeaf } from 'schema-dts'
import { toPlainText } from '@/site/data/content/plain-text'
import type { PageModule } from '@/site/data/content/page-models'
import type { Article } from '@/site/data/articles/article-models'

/** The facts of a module for its page's structured data. */
export type DescribedModule = Pick<PageModule, 'view' | 'relation'>

function toQuestion({ title, intro, body }: Pick<Article, 'title' | 'intro' | 'body'>): QuestionLeaf[] {
  const text = toPlainText(body) ?? intro
  return text ? [{ '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text } }] : []
}

/** The questions of a page with their answers; null without any. */
export function buildQuestions({
  modules,
  canonical,
}: {
  modules: readonly DescribedModule[]
  canonical: string
}): FAQPageLeaf | null {
  const questions = modules.flatMap(({ view, relation }) =>
    view === 'collapse' && relation.type === 'category' ? relation.articles.flatMap(toQuestion) : [],
  )
  return questions.length > 0
    ? { '@type': 'FAQPage', '@id': `${canonical}#questions`, url: canonical, mainEntity: questions }
    : null
}
