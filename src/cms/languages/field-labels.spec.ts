import { describe, expect, it } from 'vitest'
import config from '../../../payload.config'
import { isRecord } from '@/domain/shared/is-record'

describe('the fields of Payload', () => {
  it('have their labels in all languages, not in that of whoever reads them first', async () => {
    const { collections, globals } = await config
    const fields = [...collections, ...globals].flatMap(({ fields: all }) => all)
    const updated = fields.filter((field) => 'name' in field && field.name === 'updatedAt')
    expect(updated.length).toBeGreaterThan(20)
    const labels = updated.map((field) => ('label' in field && isRecord(field.label) ? field.label : {}))
    for (const label of labels)
      expect(label).toEqual({
        nl: 'Aangepast op',
        fr: 'Modifié le',
        en: 'Updated At',
        de: 'Aktualisiert am',
      })
  })

  it('make no label when somebody asks', async () => {
    const { collections, globals } = await config
    for (const { slug, fields } of [...collections, ...globals])
      for (const field of fields)
        expect('label' in field && typeof field.label === 'function', slug).toBe(false)
  })
})
