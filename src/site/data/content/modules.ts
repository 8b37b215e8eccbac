import 'server-only'
import type { Module, Slider } from '@/cms/payload-types'
import { columnsOf } from '@/domain/modules/columns'
import { canBeNarrowed } from '@/domain/modules/presentation'
import type { Locale } from '@/domain/shared/locale'
import { findArticlesOf, toArticle } from '@/site/data/articles/articles'
import { getTeam } from '@/site/data/agents/team'
import { toTestimonials } from '@/site/data/agents/testimonials'
import { asVisitor, getClient } from '@/site/data/client'
import { idOf, orElse, orEmpty, orNull } from '@/site/data/defaults'
import { readLink } from './picked-links'
import { populated, toPicture, toPictures } from './pictures'
import { getProjectCards } from '@/site/data/properties/project-lists'
import { getListOutline, getPropertyList, getStats } from '@/site/data/properties/property-lists'
import { toRichText } from './rich-text'
import type { ModuleRelation, PageModule, Slide } from './page-models'
import type { Link } from '@/site/data/view-models'

export type ModuleReading = {
  locale: Locale
  /** The page of its lists. */
  page: number
  /** Whether a visitor's criteria choose what its lists show: these are then read without their properties. */
  hasCriteria?: boolean
  /** For a preview: also what is not published yet. */
  withDrafts?: boolean
}

type StoredSlide = NonNullable<Slider['slides']>[number]

type StoredRelationType = NonNullable<Module['relationType']>

const none: ModuleRelation = { type: 'none' }

const mostTestimonials = 50

async function toListRelation(
  module: Module,
  { locale, page, hasCriteria }: ModuleReading,
): Promise<ModuleRelation> {
  const id = idOf(module.propertyList)
  if (id === null) return none
  const maximum = module.maxItems ?? null
  const isChosen = hasCriteria && canBeNarrowed({ view: orElse(module.view, 'single'), maximum })
  const list = isChosen
    ? await getListOutline({ id, locale })
    : await getPropertyList({ id, locale, page, maximum })
  return list ? { type: 'property-list', list } : none
}

async function toOpinions({ maxItems }: Module, { locale }: ModuleReading): Promise<ModuleRelation> {
  const payload = await getClient()
  const { docs } = await payload.find({
    collection: 'testimonials',
    locale,
    depth: 0,
    ...asVisitor,
    sort: '-date',
    limit: Math.min(maxItems ?? mostTestimonials, mostTestimonials),
    where: { isPublic: { not_equals: false } },
  })
  const testimonials = await toTestimonials(docs, locale)
  return testimonials.length > 0 ? { type: 'opinion', testimonials } : none
}

async function toTeam({ agents }: Module, { locale }: ModuleReading): Promise<ModuleRelation> {
  const ids = orElse(agents, []).flatMap((agent) => idOf(agent) ?? [])
  const members = await getTeam({ chosen: ids.length > 0 ? ids : null, locale })
  return members.length > 0 ? { type: 'team', members } : none
}

async function toCategory(module: Module, { locale }: ModuleReading): Promise<ModuleRelation> {
  const category = populated(module.category)
  if (!category) return none
  const articles = await findArticlesOf({
    categoryId: category.id,
    withBelow: module.includeSubcategories ?? false,
    maximum: module.maxItems ?? null,
    locale,
  })
  return { type: 'category', name: category.name ?? '', articles }
}

async function toSlide(
  { picture, title, text, link, linkDocument }: StoredSlide,
  locale: Locale,
): Promise<Slide> {
  return {
    picture: toPicture(picture),
    title: orNull(title),
    text: orNull(text),
    link: await readLink({ label: orElse(title, ''), pick: linkDocument, url: link, locale }),
  }
}

/** One reader per relation type: a type of the CMS without a reader does not compile. */
const relations: Record<
  StoredRelationType,
  (module: Module, reading: ModuleReading) => Promise<ModuleRelation>
> = {
  none: async () => none,
  article: async (module, { locale, withDrafts }) => {
    const article = populated(module.article)
    return article?.title && (withDrafts || article._status === 'published')
      ? { type: 'article', article: await toArticle(article, locale) }
      : none
  },
  'property-list': toListRelation,
  projects: async ({ maxItems }, { locale }) => ({
    type: 'projects',
    ...(await getProjectCards({ locale, maximum: orNull(maxItems) })),
  }),
  stats: async (_module, { locale }) => ({ type: 'stats', ...(await getStats(locale)) }),
  opinion: toOpinions,
  team: toTeam,
  slider: async (module, { locale }) => {
    const slider = populated(module.slider)
    if (!slider) return none
    const slides = (slider.slides ?? []).slice(0, module.maxItems ?? undefined)
    return { type: 'slider', slides: await Promise.all(slides.map((slide) => toSlide(slide, locale))) }
  },
  category: toCategory,
  contact: async (module) => {
    const form = populated(module.form)
    if (!form) return none
    const { publicId, id, kind, title, intro } = form
    return { type: 'contact', form: { id: publicId ?? id, kind, title: title ?? null, intro: intro ?? null } }
  },
}

const titleLevels = { h2: 2, h3: 3, h4: 4 } as const

async function toModuleLink({ link }: Module, locale: Locale): Promise<Link | null> {
  return link?.label ? readLink({ label: link.label, pick: link.urlDocument, url: link.url, locale }) : null
}

function toBackground({ background }: Module): PageModule['background'] {
  const { type, color, image } = orEmpty(background)
  return { type: orElse(type, 'none'), color: orNull(color), picture: toPicture(image) }
}

/** A module in one language, with its content. */
export async function toModule(module: Module, reading: ModuleReading): Promise<PageModule> {
  const { locale } = reading
  return {
    id: String(module.id),
    title: module.showTitle === false ? null : orNull(module.title),
    titleLevel: titleLevels[orElse(module.titleSize, 'h2')],
    description: await toRichText(module.description, locale),
    description2: await toRichText(module.description2, locale),
    view: orElse(module.view, 'single'),
    relation: await relations[orElse(module.relationType, 'none')](module, reading),
    background: toBackground(module),
    pictures: toPictures(module.images),
    columns: columnsOf(module),
    hasOwnRow: module.position === 'own-row',
    itemsPerRow: orNull(module.itemsPerRow),
    link: await toModuleLink(module, locale),
    cssClass: orNull(module.cssClass),
  }
}

const withoutTexts = (module: PageModule): PageModule => ({
  ...module,
  ...{ title: null, description: [], description2: [], pictures: [], link: null },
})

/** A module, followed by one for each further thing that it shows, on the same background and without its texts. */
export async function toModules(module: Module, reading: ModuleReading): Promise<PageModule[]> {
  const first = await toModule(module, reading)
  const further = orElse(module.moreRelations, []).map(async ({ relationType, ...targets }, index) => ({
    ...withoutTexts(first),
    id: `${first.id}-${index + 1}`,
    relation: await relations[orElse(relationType, 'none')](
      { ...module, ...targets, id: module.id },
      reading,
    ),
  }))
  const shown = (await Promise.all(further)).filter(({ relation }) => relation.type !== 'none')
  return [first, ...shown]
}
