import type { CollectionSlug } from 'payload'
import { updateRecord } from '@/cms/database/records'
import { findTakenSlugs } from '@/cms/queries/agents/taken-agent-slugs'
import { agentSlug, freeSlug } from '@/domain/agents/agent-path'
import { textOf, toSearchName } from '@/domain/shared/text'
import { pictureOf, type ContentSource } from './content-values'
import { localizeRichText } from './html-to-rich-text'
import {
  resolveId,
  resolveIds,
  type RecordData,
  type ImportContext,
} from '@/cms/operations/import-snapshot/import-context'
import type { Snapshot } from '@/cms/operations/import-snapshot/reading/snapshot'
import { rowId } from '@/cms/operations/import-snapshot/row-id'
import { upsertRecords } from '@/cms/operations/import-snapshot/upsert-records'

type KeyedRecord = { key: string }

async function importKeyed<Item extends KeyedRecord>(
  context: ImportContext,
  {
    feature,
    collection,
    records,
    build,
    complete,
  }: {
    feature: string
    collection: CollectionSlug
    records: readonly Item[]
    build: (record: Item, index: number) => RecordData
    complete?: (doc: RecordData) => RecordData
  },
): Promise<void> {
  await upsertRecords(context, {
    target: { feature, collection, keyField: 'snapshotKey' },
    records: records.map((record, index) => ({
      key: record.key,
      source: [record, index],
      build: () => build(record, index),
      complete,
    })),
  })
}

// Payload sorts documents by a key that it compares as text, so the keys have one length.
const orderKey = (index: number): string =>
  `a${String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26))}`

/** Imports people: contact persons, and owners without a password (an owner chooses one by invitation). */
export async function importPeople(context: ImportContext, { snapshot }: ContentSource): Promise<void> {
  const taken = await findTakenSlugs(context)
  await importKeyed(context, {
    feature: 'agents',
    collection: 'agents',
    records: snapshot['content/agents.json'],
    build: ({ key: _key, photo, ...record }, index) => ({
      ...record,
      email: record.email ?? null,
      phone: record.phone ?? null,
      ipiNumber: record.ipiNumber ?? null,
      photo: pictureOf(context, photo),
      _order: orderKey(index),
    }),
    complete: (doc) => {
      if (doc.slug) return doc
      const slug = freeSlug({ slug: agentSlug(textOf(doc.name)), taken })
      taken.add(slug)
      return { ...doc, slug }
    },
  })
  await importKeyed(context, {
    feature: 'owners',
    collection: 'owners',
    records: snapshot['content/owners.json'],
    build: ({ email, firstName, lastName, phone, language }) => ({
      email,
      firstName,
      lastName,
      phone,
      language,
    }),
  })
}

/** Imports sliders, testimonials, forms and property lists, which modules refer to. */
export async function importReferences(context: ImportContext, { snapshot }: ContentSource): Promise<void> {
  await importKeyed(context, {
    feature: 'sliders',
    collection: 'sliders',
    records: snapshot['content/sliders.json'],
    build: ({ name, slides }) => ({
      name,
      slides: slides.map(({ key: _key, picture, ...slide }) => ({
        id: rowId(),
        // What stood there before was chosen for another slide.
        linkDocument: [],
        ...slide,
        picture: pictureOf(context, picture),
      })),
    }),
  })
  await importKeyed(context, {
    feature: 'testimonials',
    collection: 'testimonials',
    records: snapshot['content/testimonials.json'],
    build: ({ key, agent, ...record }) => ({
      ...record,
      // Without one, the editors' choice stays.
      ...(agent
        ? { agent: resolveId(context, { collection: 'agents', key: agent, by: `testimonial ${key}` }) }
        : {}),
      place: record.place ?? null,
      rating: record.rating ?? null,
      date: record.date ?? null,
      _status: 'published',
      isPublic: record.isPublic ?? true,
    }),
  })
  await importForms(context, snapshot)
  await importPropertyLists(context, snapshot)
}

async function importForms(context: ImportContext, snapshot: Snapshot): Promise<void> {
  await upsertRecords(context, {
    target: { feature: 'contact forms', collection: 'contact-forms', keyField: 'publicId' },
    records: snapshot['content/forms.json'].map((record) => ({
      key: String(record.id),
      source: record,
      build: () => ({
        name: record.name,
        kind: record.kind,
        title: record.title,
        intro: record.intro,
        recipients: record.recipients ?? null,
      }),
    })),
  })
}

async function importPropertyLists(context: ImportContext, snapshot: Snapshot): Promise<void> {
  await upsertRecords(context, {
    target: { feature: 'property lists', collection: 'property-lists', keyField: 'publicId' },
    records: snapshot['content/property-lists.json'].map((record) => ({
      key: String(record.id),
      source: record,
      build: () => {
        const by = `property list ${record.id}`
        const cities = record.cities.map((city) => {
          const [name = '', zip = ''] = city.split('|')
          return `${zip}|${toSearchName(name)}`
        })
        return {
          name: record.name,
          title: record.title,
          goal: record.goal,
          statuses: record.statuses,
          types: resolveIds(context, { collection: 'property-types', keys: record.types, by }),
          cities: resolveIds(context, { collection: 'cities', keys: cities, by }),
          rules: record.rules.map((rule) => ({ id: rowId(), ...rule })),
          order: record.order,
          maximum: record.maximum ?? null,
        }
      },
    })),
  })
}

/** Sets the thank-you page of each form, once the pages exist. */
export async function linkThankYouPages(context: ImportContext, { snapshot }: ContentSource): Promise<void> {
  if (context.dryRun) return
  for (const { id, thankYou } of snapshot['content/forms.json']) {
    const page = resolveId(context, { collection: 'pages', key: thankYou, by: `contact form ${id}` })
    const form = context.ids.get('contact-forms')?.get(String(id))
    if (page === null || form === undefined) continue
    const before = await context.payload.findByID({
      collection: 'contact-forms',
      id: form,
      locale: 'all',
      depth: 0,
    })
    // An editor's own choice stays.
    if (before.thankYouPage) continue
    await updateRecord(context.payload, {
      collection: 'contact-forms',
      id: form,
      data: { ...before, thankYouPage: page },
    })
  }
}

/** Imports top bar, footer columns and popups. */
export async function importLayout(
  context: ImportContext,
  { snapshot, convert }: ContentSource,
): Promise<void> {
  await importKeyed(context, {
    feature: 'top bar',
    collection: 'top-bar-items',
    records: snapshot['content/top-bar.json'],
    build: ({ key: _key, ...record }, index) => ({
      ...record,
      icon: record.icon ?? null,
      published: true,
      _order: orderKey(index),
    }),
  })
  await importKeyed(context, {
    feature: 'footer',
    collection: 'footer-columns',
    records: snapshot['content/footer.json'],
    build: ({ key: _key, fullText, columns, ...record }, index) => ({
      ...record,
      showTitle: record.showTitle ?? true,
      showIntroText: record.showIntroText ?? true,
      showFullText: record.showFullText ?? true,
      fullText: localizeRichText(convert, fullText),
      columns: { sm: columns?.sm ?? 12, md: columns?.md ?? 6, lg: columns?.lg ?? 3 },
      _order: orderKey(index),
    }),
  })
  await importKeyed(context, {
    feature: 'popups',
    collection: 'popups',
    records: snapshot['content/popups.json'],
    build: ({ delay, link, title, description, media, published }) => ({
      _status: published ? 'published' : 'draft',
      delay,
      link,
      title,
      description: localizeRichText(convert, description),
      media: pictureOf(context, media),
    }),
  })
}
