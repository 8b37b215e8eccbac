'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useTranslation } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { textOf } from '@/domain/shared/text'

type Choice = ClientField & { type: 'select' }

const choicesIn = (fields: readonly ClientField[]): Choice[] =>
  fields.flatMap((field) => {
    if (field.type === 'select') return [field]
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => choicesIn(tab.fields))
    return 'fields' in field ? choicesIn(field.fields) : []
  })

/** What a module shows, or in which view, as the form of the module says it; empty for an unknown one. */
export function useModuleWords(): (name: 'relationType' | 'view', value: string | null) => string {
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const choices = choicesIn(getEntityConfig({ collectionSlug: 'modules' }).fields)
  return (name, value) => {
    const options = choices.find((choice) => choice.name === name)?.options ?? []
    const option = options.find((each) => typeof each === 'object' && each.value === value)
    return typeof option === 'object' ? textOf(getTranslation(option.label, i18n)) : ''
  }
}
