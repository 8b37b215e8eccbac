import type { UIFieldServerProps } from 'payload'
import { isStaffOrReader } from '@/cms/access/access'
import { editorText } from '@/cms/fields/editor-text'
import { nameUses } from '@/cms/usage/name-uses'
import { useLine } from '@/cms/usage/keep-used'
import { officeTexts } from '@/messages/office-texts'

const texts = officeTexts.usage.usedIn.texts

/** Where a picture, document, agent, town, type or category is used, with links. */
export const UsedIn = async ({ collectionSlug, data, req }: UIFieldServerProps) => {
  const id: unknown = data?.id
  const collection = req.payload.config.collections.find(({ slug }) => slug === collectionSlug)?.slug
  if (!isStaffOrReader(req) || typeof id !== 'number' || collection === undefined) return null
  const uses = await nameUses(req, { collection, id })
  return (
    <section aria-labelledby="used-in" style={{ marginBottom: '1.5rem' }}>
      <h3 id="used-in" style={{ marginBottom: '0.5rem' }}>
        {editorText(req, texts.title)}
      </h3>
      {uses.length === 0 && <p>{editorText(req, texts.none)}</p>}
      <ul style={{ margin: 0, paddingLeft: '1.25rem' }}>
        {uses.map((use) => (
          <li key={use.href}>
            <a href={use.href}>{useLine(use)}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
