import { z } from 'zod'
import { isDocumentKind } from '@/cms/fields/properties/document-kinds'
import { leadKinds } from '@/domain/leads/lead-kinds'
import { isHarmlessTarget } from '@/domain/navigation/link-target'
import { withoutTarget } from '@/domain/modules/presentation'
import { locales } from '@/domain/shared/locale'
import { findOpeningProblems } from '@/domain/appointments/opening-rules'

/** The records of `content/*.json`, the project's own shape (docs/snapshot.md). `L` is a text per language. */

const language = z.enum(locales)
const L = z.partialRecord(language, z.string())
const optionalL = L.nullish()
const key = z.string().regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens')
const path = z.string().trim().min(1).nullish()
const flag = z.boolean().nullish()
const whole = z.number().int().nonnegative().nullish()
const columns = z.object({ sm: whole, md: whole, lg: whole }).nullish()
const notAllowed = 'is an address that can run code or read files'
const target = z.string().refine(isHarmlessTarget, notAllowed)
const targets = z.partialRecord(language, target)
const link = z.object({ label: L, url: targets }).nullish()

const seo = z.object({ title: optionalL, description: optionalL }).nullish()

export const articleSchema = z.object({
  key,
  original: path,
  title: L,
  intro: optionalL,
  body: optionalL,
  picture: path,
  categories: z.array(z.number().int()).default([]),
  publishedAt: z.iso.date().nullish(),
  sort: whole,
  isPublic: flag,
  author: key.nullish(),
  authorName: z.string().nullish(),
  relatedArticles: z.array(key).max(6).nullish(),
  relatedProperties: z.array(z.number().int().positive()).max(6).nullish(),
  seo,
})

const bannerSchema = z.object({
  show: z.boolean().default(true),
  type: z.enum(['image', 'color', 'gallery', 'video']).default('image'),
  image: path,
  gallery: z.array(z.string()).default([]),
  color: z.string().nullish(),
  title: optionalL,
  description: optionalL,
  transparent: flag,
  search: flag,
})

export const pageSchema = z.object({
  key,
  original: z.string().startsWith('/'),
  parent: key.nullish(),
  name: L,
  type: z.enum(['page', 'article', 'feedback', 'login', 'link']).default('page'),
  showInMenu: flag,
  menuSort: whole,
  isPublic: flag,
  title: optionalL,
  description: optionalL,
  banner: bannerSchema.nullish(),
  content: optionalL,
  modules: z.array(key).default([]),
  showBreadcrumb: flag,
  noCookiePopup: flag,
  externalUrl: target.nullish(),
  seo,
})

const relation = z.discriminatedUnion('type', [
  z.object({ type: z.enum(withoutTarget) }),
  z.object({ type: z.literal('article'), key }),
  z.object({ type: z.literal('slider'), key }),
  z.object({ type: z.literal('property-list'), id: z.number().int() }),
  z.object({ type: z.literal('category'), id: z.number().int() }),
  z.object({ type: z.literal('contact'), id: z.number().int() }),
])

export const moduleSchema = z.object({
  key,
  internalName: z.string().min(1),
  title: optionalL,
  showTitle: flag,
  titleSize: z.enum(['h2', 'h3', 'h4']).default('h2'),
  description: optionalL,
  description2: optionalL,
  view: z.enum(['single', 'slider', 'collapse', 'news']).default('single'),
  relation: relation.default({ type: 'none' }),
  relations: z.array(relation).nullish(),
  position: z.enum(['content-row', 'own-row']).nullish(),
  span: z.number().int().min(1).max(12).nullish(),
  sort: z.number().nullish(),
  class: z.string().nullish(),
  images: z.array(z.string()).nullish(),
  itemsPerRow: whole,
  maxItems: whole,
  includeSubcategories: flag,
  columns,
  background: z
    .object({ type: z.enum(['none', 'color', 'image']), color: z.string().nullish(), image: path })
    .nullish(),
  link,
})

export const sliderSchema = z.object({
  key,
  name: z.string().min(1),
  slides: z.array(
    z.object({
      key: key.nullish(),
      picture: path,
      title: optionalL,
      text: optionalL,
      link: targets.nullish(),
    }),
  ),
})

export const testimonialSchema = z.object({
  key,
  author: z.string().min(1),
  place: z.string().nullish(),
  text: L,
  rating: z.number().int().min(1).max(5).nullish(),
  date: z.iso.date().nullish(),
  isPublic: flag,
  agent: key.nullish(),
})

export const formSchema = z.object({
  id: z.number().int().positive(),
  name: z.string().min(1),
  kind: z.enum(leadKinds),
  title: optionalL,
  intro: optionalL,
  thankYou: path,
  recipients: z.string().nullish(),
})

export const propertyListSchema = z.object({
  id: z.number().int().positive(),
  name: z.string().min(1),
  title: optionalL,
  goal: z.enum(['sale', 'rent', 'both']),
  statuses: z.array(z.enum(['available', 'sold', 'rented'])).default(['available']),
  types: z.array(z.number().int()).default([]),
  cities: z.array(z.string()).default([]),
  rules: z
    .array(z.object({ field: z.string(), logic: z.string(), value: z.string().default('') }))
    .default([]),
  order: z.enum(['newest', 'price-asc', 'price-desc', 'surface-desc']).default('newest'),
  maximum: whole,
})

export const topBarSchema = z.object({
  key,
  label: L,
  link: targets,
  icon: z.string().nullish(),
  side: z.enum(['left', 'right']).default('left'),
})

export const footerSchema = z.object({
  key,
  title: optionalL,
  showTitle: flag,
  introText: optionalL,
  showIntroText: flag,
  fullText: optionalL,
  showFullText: flag,
  columns,
})

export const popupSchema = z.object({
  key,
  delay: z.number().nonnegative().default(0),
  link: targets.nullish(),
  title: optionalL,
  description: optionalL,
  media: path,
  published: z.boolean().default(false),
})

export const agentSchema = z.object({
  key,
  name: z.string().min(1),
  jobTitle: optionalL,
  email: z.email().nullish(),
  phone: z.string().nullish(),
  photo: path,
  languages: z.array(language).default([]),
  mailLanguage: language.optional(),
  ipiNumber: z.string().nullish(),
})

export const ownerSchema = z.object({
  key,
  email: z.email(),
  firstName: z.string().nullish(),
  lastName: z.string().nullish(),
  phone: z.string().nullish(),
  language: language.default('fr'),
})

/** The agent and the owner of a property, which the listing records do not have. */
export const assignmentSchema = z.object({
  property: z.number().int().positive(),
  agent: key.nullish(),
  owner: key.nullish(),
})

/** A private file of one or more properties, which visitors ask for. */
export const documentSchema = z.object({
  key,
  file: z.string().trim().min(1),
  title: L,
  kind: z.string().refine(isDocumentKind, 'no kind of document').default('other'),
  properties: z.array(z.number().int().positive()).min(1),
})

const time = z.string()
const weekday = z.number().int().min(1).max(7)

/** A weekly opening of a property, counted in days from the day of the import. */
export const appointmentOpeningSchema = z
  .object({
    key,
    property: z.number().int().positive(),
    agent: key,
    weekdays: z.array(weekday).min(1),
    from: time,
    to: time,
    length: z.number().default(30),
    pause: z.number().default(0),
    capacity: z.number().default(1),
    notice: z.number().default(24),
    startsIn: z.number().int().min(0).default(0),
    endsIn: z.number().int().min(0).nullish(),
  })
  .superRefine((record, context) => {
    const days = { firstDay: '2026-01-01', lastDay: null, except: [] }
    for (const { field, code } of findOpeningProblems({
      ...record,
      ...days,
      kind: 'weekly',
      id: 0,
      agent: 0,
    }))
      context.addIssue({ code: 'custom', path: [field], message: code })
  })

/** Globals are written unchanged: their fields are the file's keys. */
export const globalSchema = z.record(z.string(), z.unknown())

export type ArticleRecord = z.infer<typeof articleSchema>
export type PageRecord = z.infer<typeof pageSchema>
export type DocumentRecord = z.infer<typeof documentSchema>
export type AppointmentOpeningRecord = z.infer<typeof appointmentOpeningSchema>
export type ModuleRecord = z.infer<typeof moduleSchema>
