import type { Field, PayloadRequest } from 'payload'
import { cellStyle, scrollStyle, tableStyle } from '@/cms/admin/styles'
import { placeLabel } from '@/cms/fields/place-label'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import type { ListedThing } from '@/cms/queries/broken/list-broken'
import type { DocumentNames } from '@/cms/queries/broken/name-documents'
import { isMendedByAgents, type BrokenKind } from '@/domain/broken/broken-thing'
import { shortDay } from '@/domain/shared/shown-date'
import { screenTexts } from '@/messages/screen-texts'
import { formHref } from './form-href'

const texts = screenTexts.broken
const { languageNames } = screenTexts.fields.language

const notes: Partial<Record<BrokenKind, EditorTexts>> = texts.notes

type BrokenTableProps = {
  req: PayloadRequest
  kind: BrokenKind
  things: readonly ListedThing[]
  names: DocumentNames
}

/** The broken things of one kind. */
export function BrokenTable({ req, kind, things, names }: BrokenTableProps) {
  if (things.length === 0) return null
  const say = (text: EditorTexts) => editorText(req, text)
  const note = notes[kind]
  const { target, place, found, who } = texts.columns
  return (
    <section aria-labelledby={`broken-${kind}`} style={{ marginTop: '2rem' }}>
      <h2 id={`broken-${kind}`} style={{ marginBottom: '0.5rem' }}>
        {say(texts.kinds[kind])} ({things.length})
      </h2>
      {note && <p>{say(note)}</p>}
      <div role="region" aria-labelledby={`broken-${kind}`} tabIndex={0} style={scrollStyle}>
        <table style={tableStyle}>
          <thead>
            <tr>
              {[target, place, found, who].map((column) => (
                <th key={column.en} scope="col" style={cellStyle}>
                  {say(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {things.map((thing) => (
              <BrokenRow key={thing.key} req={req} thing={thing} name={names.get(thing.document)} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function fieldsOf({ payload }: PayloadRequest, document: string): readonly Field[] {
  const [first, second] = document.split('/')
  const { collections, globals } = payload.config
  const config =
    first === 'globals'
      ? globals.find(({ slug }) => slug === second)
      : collections.find(({ slug }) => slug === first)
  return config?.fields ?? []
}

type BrokenRowProps = { req: PayloadRequest; thing: ListedThing; name: string | undefined }

function BrokenRow({ req, thing, name }: BrokenRowProps) {
  const { document, place, locale, target, foundAt } = thing
  const say = (text: EditorTexts) => editorText(req, text)
  const field = placeLabel(req, { fields: fieldsOf(req, document), place })
  const language = locale === null ? [] : [say(languageNames[locale])]
  return (
    <tr>
      <td style={{ ...cellStyle, overflowWrap: 'anywhere' }}>{target}</td>
      <td style={cellStyle}>
        <a href={`${formHref(req, { document, locale })}#field=${place}`}>{name ?? document}</a>
        <br />
        {[field, ...language].join(' · ')}
      </td>
      <td style={cellStyle}>{shortDay(foundAt.toISOString(), readerLocale(req))}</td>
      <td style={cellStyle}>{say(isMendedByAgents(thing) ? texts.who.all : texts.who.editors)}</td>
    </tr>
  )
}
