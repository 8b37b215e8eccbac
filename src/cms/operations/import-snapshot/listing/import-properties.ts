import { refreshPropertySearch } from '@/cms/operations/property-search/refresh-property-search'
import { parseTourLink, parseVideoLink } from '@/domain/media/video-link'
import { goalFromNumber } from '@/domain/properties/goal'
import { belgianDay } from '@/domain/shared/belgian-day'
import type { DocumentRecord } from '@/cms/operations/import-snapshot/reading/content-schemas'
import { externalOf, findRoute } from '@/cms/operations/import-snapshot/content/content-values'
import {
  groupById,
  textOrNullPerLanguage,
  textPerLanguage,
} from '@/cms/operations/import-snapshot/reading/group-languages'
import {
  localizeRichText,
  type RichTextConverter,
} from '@/cms/operations/import-snapshot/content/html-to-rich-text'
import {
  findId,
  resolveIds,
  resolveId,
  type RecordData,
  type ImportContext,
  type ImportRecord,
} from '@/cms/operations/import-snapshot/import-context'
import { propertyGate } from './held-properties'
import { listedIn, placeData } from './import-listing'
import type { ProjectRecord, PropertyRecord } from '@/cms/operations/import-snapshot/reading/listing-schemas'
import { detailData, noDetail } from './property-detail-data'
import { districtData, noonOf, phaseData, unitData } from './extension-data'
import { noteEarlierPrices } from './earlier-prices'
import type { Snapshot } from '@/cms/operations/import-snapshot/reading/snapshot'
import { upsertRecords } from '@/cms/operations/import-snapshot/upsert-records'
import { importedStatus } from '@/domain/properties/property-status'

type Places = { Pictures?: { Url: string }[] | undefined; small: string | null }

/** Media in the order of the first language that lists them; the small picture comes first if the list lacks it. */
function pictureIds(context: ImportContext, records: readonly Places[]): number[] {
  const small = records.flatMap(({ small: url }) => url ?? [])
  const listed = records.flatMap(({ Pictures }) => (Pictures ?? []).map(({ Url }) => Url))
  const first = small.filter((url) => !listed.includes(url)).slice(0, 1)
  return [...new Set([...first, ...listed])].flatMap((url) => context.pictures.get(url) ?? [])
}

const webIdsOf = ({ WebID, WebIDs }: PropertyRecord): number[] => {
  const ids = (WebIDs ?? '').split(',').map((id) => Number(id.trim()))
  return [...new Set(ids)].filter((id) => Number.isInteger(id) && id > 0 && id !== WebID)
}

function saleData(context: ImportContext, first: PropertyRecord): RecordData {
  const by = `properties.json ${first.ID}`
  return {
    type: resolveId(context, { collection: 'property-types', key: first.WebID, by }),
    extraTypes: resolveIds(context, { collection: 'property-types', keys: webIdsOf(first), by }),
    ...saleFigures(first),
  }
}

/** The figures of a property's sale or letting. */
function saleFigures(first: PropertyRecord): RecordData {
  return {
    goal: goalFromNumber(first.Goal),
    status: first.Status,
    marquee: first.Marquee,
    price: first.Price ?? null,
    publishPrice: first.PublishPrice,
    priceUnit: first.PriceUnit ?? 0,
    publishAddress: first.PublishAddress,
    latitude: first.Latitude ?? null,
    longitude: first.Longitude ?? null,
    recordFile: first.RecordFile,
    energyPerformance: first.EnergyPerformance ?? first.Detail?.energyCertificate.kwh ?? null,
    epcLabelText: first.EPCLabelText,
  }
}

/** What the record leaves out stays as an editor entered it, also if a link is no video or tour. */
function filmData({ warnings }: ImportContext, { ID, VideoUrl, VirtualTourUrl }: PropertyRecord): RecordData {
  const isVideo = VideoUrl ? parseVideoLink(VideoUrl) !== null : false
  if (VideoUrl && !isVideo) warnings.push(`properties.json ${ID}: VideoUrl is no link to a video; left out`)
  const isTour = VirtualTourUrl ? parseTourLink(VirtualTourUrl) !== null : false
  if (VirtualTourUrl && !isTour)
    warnings.push(`properties.json ${ID}: VirtualTourUrl is no link to a tour; left out`)
  return {
    ...(isVideo ? { videoUrl: VideoUrl } : {}),
    ...(isTour ? { virtualTourUrl: VirtualTourUrl } : {}),
  }
}

type Assignment = Snapshot['content/assignments.json'][number]

function assignedPeople(context: ImportContext, { property, agent, owner }: Assignment): RecordData {
  const by = `content/assignments.json ${property}`
  return {
    agent: resolveId(context, { collection: 'agents', key: agent, by }),
    owner: resolveId(context, { collection: 'owners', key: owner, by }),
  }
}

/** The documents of a property that could be fetched. */
const documentIds = (context: ImportContext, documents: readonly DocumentRecord[]): number[] =>
  documents.flatMap(({ key }) => findId(context, { collection: 'documents', key }) ?? [])

function propertyRecord(
  context: ImportContext,
  {
    records,
    first,
    assignment,
    documents,
    convert,
    publishedAt,
    today,
  }: {
    records: PropertyRecord[]
    first: PropertyRecord
    assignment: Assignment | undefined
    documents: readonly DocumentRecord[]
    convert: RichTextConverter
    publishedAt: string
    today: string
  },
): ImportRecord {
  const places = records.map(({ Pictures, SmallPictureItem }) => ({
    Pictures,
    small: SmallPictureItem?.Url ?? null,
  }))
  return {
    key: String(first.ID),
    source: documents.length > 0 ? [records, assignment, documents] : [records, assignment],
    build: () => ({
      _status: 'published',
      ...(assignment ? assignedPeople(context, assignment) : {}),
      ...(documents.length > 0 ? { documents: documentIds(context, documents) } : {}),
      title: textPerLanguage(records, ({ TypeDescription }) => TypeDescription),
      mainTypeName: textOrNullPerLanguage(records, ({ MainTypeName }) => MainTypeName),
      marqueeName: textOrNullPerLanguage(records, ({ MarqueeName }) => MarqueeName),
      priceUnitText: textOrNullPerLanguage(records, ({ PriceUnitText }) => PriceUnitText),
      description: localizeRichText(
        convert,
        textOrNullPerLanguage(records, ({ Description }) => Description),
      ),
      listedIn: listedIn(records),
      ...saleData(context, first),
      ...placeData(context, first),
      pictures: pictureIds(context, places),
      ...filmData(context, first),
      ...detailData(first.Detail ?? noDetail, first.EPCLabelText),
      ...districtData(records),
      ...unitData(first),
      ...(first.PublishedOn ? { firstPublishedOn: noonOf(first.PublishedOn) } : {}),
    }),
    keep: ({ status }) => ({ status: importedStatus(first.Status, status) }),
    // "Newest first" sorts by it, and a changed price does not make a property new.
    initial: { publishedAt },
    gate: propertyGate(first, {
      today,
      given: () => ({
        ...saleFigures(first),
        ...detailData(first.Detail ?? noDetail, first.EPCLabelText),
      }),
    }),
  }
}

/** Imports properties: the records of one ID are one document, listed in their languages. */
export async function importProperties(
  context: ImportContext,
  { snapshot, convert, now }: { snapshot: Snapshot; convert: RichTextConverter; now: Date },
): Promise<void> {
  const today = belgianDay(now)
  const assignments = new Map(snapshot['content/assignments.json'].map((one) => [one.property, one]))
  const records = [...groupById(snapshot['properties.json']).values()].flatMap((group, position) => {
    const [first] = group
    if (!first) return []
    const assignment = assignments.get(first.ID)
    const documents = snapshot['content/documents.json'].filter(({ properties }) =>
      properties.includes(first.ID),
    )
    // The file has the newest publication first.
    const publishedAt = new Date(now.getTime() - position * 1000).toISOString()
    return [
      propertyRecord(context, { records: group, first, assignment, documents, convert, publishedAt, today }),
    ]
  })
  await upsertRecords(context, {
    target: {
      feature: 'properties',
      collection: 'properties',
      keyField: 'publicId',
      afterwards: async ({ req, ids }) => {
        await noteEarlierPrices(context, { records: snapshot['properties.json'], req, ids })
        await refreshPropertySearch({ req, ids })
      },
    },
    records,
  })
}

type ProjectSource = {
  records: ProjectRecord[]
  first: ProjectRecord
  /** From its route. */
  external: string | null
  convert: RichTextConverter
}

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:/i.test(text)

function projectRecord(
  context: ImportContext,
  { records, first, external, convert }: ProjectSource,
): ImportRecord {
  const by = `projects.json ${first.ID}`
  const places = records.map(({ Pictures, SmallPicture }) => ({ Pictures, small: SmallPicture }))
  return {
    key: String(first.ID),
    source: external === null ? records : [records, external],
    build: () => ({
      _status: 'published',
      title: textPerLanguage(
        records,
        ({ Title, WebIDName, City }) => Title ?? ([WebIDName, City].filter(Boolean).join(' ') || City),
      ),
      description: localizeRichText(
        convert,
        textOrNullPerLanguage(records, ({ Description }) => Description),
      ),
      goal: goalFromNumber(first.Goal),
      ...placeData(context, first),
      publishAddress: first.PublicAddress,
      projectType: resolveId(context, { collection: 'property-types', key: first.WebID ?? null, by }),
      externalUrl: first.ExternalUrl ?? external,
      listedIn: listedIn(records),
      pictures: pictureIds(context, places),
      units: resolveIds(context, { collection: 'properties', keys: first.Units ?? [], by }),
      ...phaseData(context, records),
    }),
  }
}

/** Imports new-build projects, after the properties that are their units. */
export async function importProjects(
  context: ImportContext,
  { snapshot, convert }: { snapshot: Snapshot; convert: RichTextConverter },
): Promise<void> {
  const records = [...groupById(snapshot['projects.json']).values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const named = externalOf(findRoute({ snapshot }, `/project/${first.ID}/`))
    const external = named !== null && isWebAddress(named) ? named : null
    return [projectRecord(context, { records: group, first, external, convert })]
  })
  await upsertRecords(context, {
    target: { feature: 'projects', collection: 'projects', keyField: 'publicId' },
    records,
  })
}
