import { z } from 'zod'
import { isHarmlessTarget, isWebAddress } from '@/domain/navigation/link-target'
import { highestId } from '@/domain/routing/routes'
import { isRecord } from '@/domain/shared/is-record'
import { isLocale, locales, perLocale } from '@/domain/shared/locale'
import { cityExtension, projectExtension, propertyExtension } from './extension-schemas'
import { propertyDetailSchema } from './property-detail-schema'

/** The records of the listing files, in the specification's own words (section 3, contract "The snapshot"). */

const language = z.enum(locales)
const id = z.number().int().positive()
const idInAddress = id.max(highestId, 'has more than the nine digits that an address may have')
const text = z.union([z.string(), z.number().transform(String)]).transform((value) => value.trim())
const optionalText = text.nullish().transform((value) => value || null)
const flag = z.union([z.boolean(), z.literal(0).transform(() => false), z.literal(1).transform(() => true)])
const amount = z.number().nonnegative().nullish()
const count = z.number().int().nonnegative()
// Null if it is absent: the town may be known with its country.
const country = id.nullish().transform((value) => value ?? null)
const goal = z.union([z.literal(0), z.literal(1)])

/** Numbers that the original system sometimes writes as text; an empty text is no number. */
const looseNumber = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^(\d+([.,]\d+)?)?$/, 'a number is expected'),
  ])
  .nullish()
  .transform((value) => (value == null || value === '' ? null : Number(String(value).replace(',', '.'))))

export const pictureSchema = z.object({
  Url: z.string().trim().min(1),
  Width: count.nullish(),
  Height: count.nullish(),
  ID: z.union([z.number(), z.string()]).nullish(),
  Name: optionalText,
})

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''

/** An empty text is no address. */
const webAddress = z
  .preprocess(
    (given) => (isBlank(given) ? null : given),
    z
      .url({ protocol: /^https?$/ })
      .refine(isWebAddress, 'is no open web address')
      .nullish(),
  )
  .optional()

/** The original system writes a missing picture as a picture without an address. */
const optionalPicture = z
  .preprocess(
    (given) => (isRecord(given) && (given.Url === undefined || isBlank(given.Url)) ? undefined : given),
    pictureSchema.nullish(),
  )
  .optional()

export const typeSchema = z.object({
  ID: id,
  WebID: id,
  Name: text.pipe(z.string().min(1)),
  ShowOrder: z.number().int().default(0),
  Sale: flag.default(true),
  Rent: flag.default(true),
  language,
})

export const citySchema = z.object({
  Name: text.pipe(z.string().min(1)),
  Zip: text.pipe(z.string().min(1)),
  CountryID: country,
  CountryName: optionalText,
  PropertyCount: count.nullish(),
  language,
  SearchName: optionalText,
  ...cityExtension,
})

export const citiesSchema = z.object({
  citys: z.array(citySchema).default([]),
  citysSale: z.array(citySchema).default([]),
  citysRent: z.array(citySchema).default([]),
  neighbourhoods: z.array(z.unknown()).default([]),
})

const place = {
  City: text.pipe(z.string().min(1)),
  Zip: text.pipe(z.string().min(1)),
  Street: optionalText,
  HouseNumber: optionalText,
  BoxNr: optionalText,
  CountryID: country,
  CountryName: optionalText,
}

export const propertySchema = z.object({
  ID: idInAddress,
  WebID: id,
  WebIDs: optionalText,
  Goal: goal,
  ...place,
  TypeDescription: text.pipe(z.string().min(1)),
  MainTypeName: optionalText,
  language,
  RecordFile: optionalText,
  Marquee: z.number().int().min(0).max(4).default(0),
  MarqueeName: optionalText,
  SmallPictureItem: optionalPicture,
  PublishPrice: flag.default(true),
  Price: amount,
  PriceUnit: z.number().int().nonnegative().nullish(),
  PriceUnitText: optionalText,
  PublishAddress: flag.default(true),
  EnergyPerformance: looseNumber,
  EPCLabelText: optionalText,
  Detail: propertyDetailSchema.optional(),
  Pictures: z.array(pictureSchema).optional(),
  Status: z.enum(['available', 'sold', 'rented']).default('available'),
  Latitude: z.number().min(-90).max(90).nullish(),
  Longitude: z.number().min(-180).max(180).nullish(),
  // An extension: an invalid address there does not refuse the property.
  VideoUrl: webAddress.catch(null),
  VirtualTourUrl: webAddress.catch(null),
  Description: z.string().nullish(),
  ...propertyExtension,
})

export const projectSchema = z.object({
  ID: idInAddress,
  Goal: goal.default(0),
  ...place,
  WebID: id.nullish(),
  WebIDName: optionalText,
  ProjectWebID: z.union([z.number(), z.string()]).nullish(),
  SmallPicture: optionalText,
  language,
  PublicAddress: flag.default(true),
  Title: optionalText,
  Description: z.string().nullish(),
  Pictures: z.array(pictureSchema).optional(),
  ExternalUrl: webAddress,
  Units: z.array(id).optional(),
  ...projectExtension,
})

export const categorySchema = z.object({
  ID: id,
  ParentID: z.number().int().nonnegative().nullish(),
  Name: text.pipe(z.string().min(1)),
  WebID: z.number().int().nonnegative().nullish(),
  language: language.optional(),
})

const routePath = z.string().trim().min(1).optional()

/** An empty path counts as missing. */
function withoutEmptyPaths(given: unknown): unknown {
  if (!isRecord(given)) return given
  return Object.fromEntries(
    Object.entries(given).filter(([key, value]) => !(isLocale(key) && isBlank(value))),
  )
}

const route = z.object({
  original: z.string().trim().startsWith('/'),
  ...perLocale(() => routePath),
  external: z
    .union([
      z.boolean(),
      z.string().refine(isHarmlessTarget, 'is an address that can run code or read files'),
    ])
    .nullish(),
  breadcrumb: z.partialRecord(language, z.string().trim()).default({}),
  public: flag.default(true),
  type: z.enum(['feedback', 'article', 'page', 'login']),
})

export const routeSchema = z.preprocess(withoutEmptyPaths, route)

export type TypeRecord = z.infer<typeof typeSchema>
export type PropertyRecord = z.infer<typeof propertySchema>
export type ProjectRecord = z.infer<typeof projectSchema>
export type CategoryRecord = z.infer<typeof categorySchema>
export type RouteRecord = z.infer<typeof routeSchema>
