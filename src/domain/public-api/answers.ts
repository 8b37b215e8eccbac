import * as z from 'zod'
import { propertyStatuses } from '@/domain/properties/property-status'
import { locales } from '@/domain/shared/locale'

/** What the public API answers: the description of the API is made of these, and so are the types of what it sends. */

const count = z.int().min(0).nullable()
const squareMetres = z.number().nullable().describe('m²')

const pictureSchema = z.strictObject({
  url: z.url(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  type: z.string(),
})

const priceSchema = z.strictObject({
  text: z.string().describe('As visitors read it, in the language'),
  amount: z
    .number()
    .nullable()
    .describe(
      'Euro: the price, the rent, or the amount paid at the deed of a life annuity; null if it is not shown',
    ),
  monthlyAnnuity: z.number().nullable().describe('Euro: the monthly amount of a life annuity'),
  per: z.string().nullable().describe('What the amount is for if it is not the property, such as “par m²”'),
  currency: z.literal('EUR'),
})

const energySchema = z.strictObject({
  label: z.string().nullable(),
  text: z.string().nullable().describe('In place of the label where the region has none'),
  kwh: z.number().nullable().describe('kWh per m² and year'),
})

const positionSchema = z.strictObject({
  latitude: z.number(),
  longitude: z.number(),
  approximate: z.boolean().describe('True within 500 m of the property: its address is not published'),
})

const summaryFields = {
  reference: z.int(),
  url: z.url().describe('Its page'),
  title: z.string(),
  type: z.string(),
  goal: z.enum(['sale', 'rent']),
  status: z.enum(propertyStatuses),
  place: z.string().describe('Zip and town'),
  price: priceSchema,
  bedrooms: count,
  bathrooms: count,
  showerRooms: count,
  livingSurface: squareMetres,
  groundSurface: squareMetres,
  energy: energySchema,
  position: positionSchema.nullable(),
  picture: pictureSchema.nullable(),
}

/** A property as its card and the map show it. */
export const publicSummarySchema = z.strictObject(summaryFields)

/** A page of properties. */
export const publicListSchema = z.strictObject({
  language: z.enum(locales),
  page: z.int().min(1),
  pages: z.int().min(1),
  pageSize: z.int().min(1),
  total: z.int().min(0),
  query: z.string().describe('The criteria as they were read'),
  url: z.url().describe('The page of the site with the same properties'),
  next: z.url().nullable().describe('The next page of this answer'),
  properties: z.array(publicSummarySchema),
})

/** A property as its page shows it. */
export const publicPropertySchema = z.strictObject({
  ...summaryFields,
  language: z.enum(locales),
  languages: z.partialRecord(z.enum(locales), z.url()).describe('Its pages in the languages it is listed in'),
  town: z.string(),
  street: z.string().nullable().describe('Street and number; null if the address is not published'),
  description: z.string().nullable().describe('A line per paragraph'),
  newBuild: z.boolean(),
  yearBuilt: z.int().nullable(),
  pictures: z.array(pictureSchema),
  agent: z
    .strictObject({
      name: z.string(),
      jobTitle: z.string().nullable(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
    })
    .nullable(),
  publishedAt: z.string().nullable(),
  updatedAt: z.string(),
})

export type PublicSummary = z.infer<typeof publicSummarySchema>
export type PublicList = z.infer<typeof publicListSchema>
export type PublicProperty = z.infer<typeof publicPropertySchema>
export type PublicPicture = z.infer<typeof pictureSchema>
