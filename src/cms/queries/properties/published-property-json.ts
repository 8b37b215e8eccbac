import { sql } from '@payloadcms/db-postgres'
import { isoTime, jsonObject } from '@/cms/database/json'
import { table, type SQL } from '@/cms/database/tables'
import type { Property, SearchAppearance } from '@/cms/payload-types'
import { listedCity, listedRow, listedTexts, listedType, pictureAsJson } from './listed-properties'
import type { PropertyDocument, PropertyOfPage, ShownAgent } from './property-of-page'
import { listedInFields } from '@/domain/properties/listed-in'
import { recordOf } from '@/domain/shared/record-of'

const cities = table('cities')
const propertyTypes = table('property_types')
const agents = table('agents')
const agentTexts = table('agents_locales')
const agentLanguages = table('agents_languages')
const relations = table('properties_rels')
const media = table('media')
const mediaTexts = table('media_locales')
const nearbyRows = table('properties_nearby')
const documents = table('documents')
const documentTexts = table('documents_locales')
const allTexts = table('properties_locales', 'any_texts')
const allCityTexts = table('cities_locales', 'any_city_texts')

type GroupKey<Name extends keyof Property> = keyof NonNullable<Property[Name]> & string

const costs = jsonObject<GroupKey<'costs'>>({
  rentCharges: listedRow.costs_rent_charges,
  deposit: listedRow.costs_deposit,
  inventory: listedRow.costs_inventory,
  registrationRights: listedRow.costs_registration_rights,
  vat: listedRow.costs_vat,
  notaryFees: listedRow.costs_notary_fees,
  agencyCost: listedRow.costs_agency_cost,
  propertyTax: listedRow.costs_property_tax,
})

const lifeAnnuity = jsonObject<GroupKey<'lifeAnnuity'>>({
  enabled: listedRow.life_annuity_enabled,
  downPayment: listedRow.life_annuity_down_payment,
  monthlyAnnuity: listedRow.life_annuity_monthly_annuity,
  bareOwnershipValue: listedRow.life_annuity_bare_ownership_value,
  occupied: listedRow.life_annuity_occupied,
  annuitants: listedRow.life_annuity_annuitants,
  ages: listedRow.life_annuity_ages,
  maximumYears: listedRow.life_annuity_maximum_years,
})

const rooms = jsonObject<GroupKey<'rooms'>>({
  bedrooms: listedRow.rooms_bedrooms,
  bathrooms: listedRow.rooms_bathrooms,
  showerRooms: listedRow.rooms_shower_rooms,
  toilets: listedRow.rooms_toilets,
  garages: listedRow.rooms_garages,
  parkings: listedRow.rooms_parkings,
  floors: listedRow.rooms_floors,
})

const surfaces = jsonObject<GroupKey<'surfaces'>>({
  total: listedRow.surfaces_total,
  living: listedRow.surfaces_living,
  ground: listedRow.surfaces_ground,
  garden: listedRow.surfaces_garden,
  terrace: listedRow.surfaces_terrace,
  office: listedRow.surfaces_office,
  constructed: listedRow.surfaces_constructed,
  frontWidth: listedRow.surfaces_front_width,
  plotWidth: listedRow.surfaces_plot_width,
})

const construction = jsonObject<GroupKey<'construction'>>({
  constructionYear: listedRow.construction_construction_year,
  renovationYear: listedRow.construction_renovation_year,
  facades: listedRow.construction_facades,
  heating: listedRow.construction_heating,
  glazing: listedRow.construction_glazing,
  windowFrame: listedRow.construction_window_frame,
  kitchen: listedRow.construction_kitchen,
  roof: listedRow.construction_roof,
  uniqueCode: listedRow.construction_unique_code,
  detailStatus: listedRow.construction_detail_status,
})

const energy = jsonObject<GroupKey<'energy'>>({
  label: listedRow.energy_label,
  certificateNumber: listedRow.energy_certificate_number,
  endDate: isoTime(listedRow.energy_end_date),
  total: listedRow.energy_total,
  co2: listedRow.energy_co2,
  eLevel: listedRow.energy_e_level,
  electricityCertificate: listedRow.energy_electricity_certificate,
  gasCertificate: listedRow.energy_gas_certificate,
  asbestosType: listedRow.energy_asbestos_type,
  asbestosDate: isoTime(listedRow.energy_asbestos_date),
})

const planning = jsonObject<GroupKey<'planning'>>({
  areaApplication: listedRow.planning_area_application,
  permit: listedRow.planning_permit,
  allotmentPermit: listedRow.planning_allotment_permit,
  preemptiveRights: listedRow.planning_preemptive_rights,
  summons: listedRow.planning_summons,
  judicialDecision: listedRow.planning_judicial_decision,
  floodZone: listedRow.planning_flood_zone,
  gScore: listedRow.planning_g_score,
  pScore: listedRow.planning_p_score,
})

const city = sql`case when ${cities.id} is null then null else ${jsonObject({
  id: cities.id,
  name: listedCity.name,
  zip: cities.zip,
  countryId: cities.country_id,
  countryName: listedCity.country_name,
  districtText: listedCity.district_text,
})} end`

const nearby = sql`(
  select coalesce(json_agg(${jsonObject<keyof NonNullable<Property['nearby']>[number]>({
    id: nearbyRows.id,
    kind: nearbyRows.kind,
    name: nearbyRows.name,
    distance: nearbyRows.distance,
    latitude: nearbyRows.latitude,
    longitude: nearbyRows.longitude,
  })} order by ${nearbyRows._order}), '[]')
  from ${nearbyRows} where ${nearbyRows._parent_id} = ${listedRow.id})`

const type = sql`case when ${propertyTypes.id} is null then null else ${jsonObject({
  id: propertyTypes.id,
  name: listedType.name,
  webId: propertyTypes.web_id,
})} end`

const picture = pictureAsJson(media, mediaTexts)

const picturesWithTexts = (locale: SQL): SQL =>
  sql`${media} left join ${mediaTexts} on ${mediaTexts._parent_id} = ${media.id} and ${mediaTexts._locale} = ${locale}`

const pictureWithId = (id: SQL, locale: SQL): SQL =>
  sql`(select ${picture} from ${picturesWithTexts(locale)} where ${media.id} = ${id})`

const pictures = (locale: SQL): SQL => sql`(
  select coalesce(json_agg(${picture} order by ${relations.order}), '[]')
  from ${relations} join (${picturesWithTexts(locale)}) on ${media.id} = ${relations.media_id}
  where ${relations.parent_id} = ${listedRow.id} and ${relations.path} = 'pictures')`

const agent = (locale: SQL): SQL => sql`(
  select ${jsonObject<keyof ShownAgent>({
    name: agents.name,
    slug: agents.slug,
    isPublic: agents.is_public,
    jobTitle: agentTexts.job_title,
    phone: agents.phone,
    email: agents.email,
    photo: pictureWithId(agents.photo_id, locale),
    ipiNumber: agents.ipi_number,
    languages: sql`(select coalesce(json_agg(${agentLanguages.value} order by ${agentLanguages.order}), '[]')
      from ${agentLanguages} where ${agentLanguages.parent_id} = ${agents.id})`,
  })}
  from ${agents} left join ${agentTexts} on ${agentTexts._parent_id} = ${agents.id} and ${agentTexts._locale} = ${locale}
  where ${agents.id} = ${listedRow.agent_id})`

const meta = (locale: SQL): SQL =>
  jsonObject<keyof SearchAppearance>({
    title: listedTexts.meta_title,
    description: listedTexts.meta_description,
    image: pictureWithId(listedTexts.meta_image_id, locale),
    ogTitle: listedTexts.meta_og_title,
    ogDescription: listedTexts.meta_og_description,
    ogImage: pictureWithId(listedRow.meta_og_image_id, locale),
    twitterTitle: listedTexts.meta_twitter_title,
    twitterDescription: listedTexts.meta_twitter_description,
    twitterCard: listedRow.meta_twitter_card,
  })

const listedIn = jsonObject<GroupKey<'listedIn'>>(
  recordOf(
    Object.values(listedInFields).map((name) => ({ name })),
    ({ name }) => listedRow[`listed_in_${name}`],
  ),
)

/** The property as JSON, from the tables that `pageTables` joins. */
export const pageProperty = (locale: SQL): SQL =>
  jsonObject<keyof PropertyOfPage>({
    id: listedRow.id,
    publicId: listedRow.public_id,
    goal: listedRow.goal,
    status: listedRow.status,
    type,
    title: listedTexts.title,
    mainTypeName: listedTexts.main_type_name,
    description: listedTexts.description,
    newBuild: listedRow.new_build,
    furnished: listedRow.furnished,
    lift: listedRow.lift,
    marquee: listedRow.marquee,
    marqueeName: listedTexts.marquee_name,
    city,
    street: listedRow.street,
    houseNumber: listedRow.house_number,
    boxNumber: listedRow.box_number,
    publishAddress: listedRow.publish_address,
    latitude: listedRow.latitude,
    longitude: listedRow.longitude,
    districtText: listedTexts.district_text,
    nearby,
    price: listedRow.price,
    startPrice: listedRow.start_price,
    priceUnit: listedRow.price_unit,
    priceUnitText: listedTexts.price_unit_text,
    publishPrice: listedRow.publish_price,
    priceHistory: listedRow.price_history,
    costs,
    letting: jsonObject<GroupKey<'letting'>>({ maxPersons: listedRow.letting_max_persons }),
    lifeAnnuity,
    rooms,
    surfaces,
    construction,
    energyPerformance: listedRow.energy_performance,
    epcLabelText: listedRow.epc_label_text,
    energy,
    planning,
    pictures: pictures(locale),
    virtualTourUrl: listedRow.virtual_tour_url,
    videoUrl: listedRow.video_url,
    meta: meta(locale),
    listedIn,
    publishedAt: isoTime(listedRow.published_at),
    firstPublishedOn: isoTime(listedRow.first_published_on),
    agent: agent(locale),
    updatedAt: isoTime(listedRow.updated_at),
  })

/** The private documents, by what visitors may know of them. */
export const pageDocuments = (locale: SQL): SQL => sql`(
  select coalesce(json_agg(${jsonObject<keyof PropertyDocument>({
    title: documentTexts.title,
    kind: documents.kind,
  })} order by ${relations.order}), '[]')
  from ${relations} join ${documents} on ${documents.id} = ${relations.documents_id}
  left join ${documentTexts} on ${documentTexts._parent_id} = ${documents.id} and ${documentTexts._locale} = ${locale}
  where ${relations.parent_id} = ${listedRow.id} and ${relations.path} = 'documents')`

/** The titles of the property and the names of its city in all languages. */
export const pageTitles = sql`(
  select json_object_agg(${allTexts._locale}, ${allTexts.title}) from ${allTexts} where ${allTexts._parent_id} = ${listedRow.id})`

export const pageCityNames = sql`(
  select json_object_agg(${allCityTexts._locale}, ${allCityTexts.name}) from ${allCityTexts} where ${allCityTexts._parent_id} = ${listedRow.city_id})`

/** The tables of a property's own fields, its city and its type, in a language. */
export const pageTables = (locale: SQL): SQL => sql`
  ${listedRow}
  join ${listedTexts} on ${listedTexts._parent_id} = ${listedRow.id} and ${listedTexts._locale} = ${locale}
  left join ${cities} on ${cities.id} = ${listedRow.city_id}
  left join ${listedCity} on ${listedCity._parent_id} = ${cities.id} and ${listedCity._locale} = ${locale}
  left join ${propertyTypes} on ${propertyTypes.id} = ${listedRow.type_id}
  left join ${listedType} on ${listedType._parent_id} = ${propertyTypes.id} and ${listedType._locale} = ${locale}`
