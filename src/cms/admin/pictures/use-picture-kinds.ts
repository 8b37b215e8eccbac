import { getTranslation } from '@payloadcms/translations'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { textOf } from '@/domain/shared/text'

/** The name of a kind of picture, as the library has it; empty for an unknown one. */
export function usePictureKinds(): (kind: string | null) => string {
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const { fields } = getEntityConfig({ collectionSlug: 'media' })
  const options = fields.flatMap((field) =>
    field.type === 'select' && field.name === 'kind' ? field.options : [],
  )
  return (kind) => {
    const option = options.find((each) => typeof each === 'object' && each.value === kind)
    return typeof option === 'object' ? textOf(getTranslation(option.label, i18n)) : ''
  }
}
