'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { closeForm, noteForm } from './sessions'

/** Records the version that the form loaded; renders nothing. */
export function BaseVersion() {
  const { id, collectionSlug, globalSlug, data } = useDocumentInfo()
  const [form] = useState(() => Symbol('form'))
  const key = globalSlug ? `globals/${globalSlug}` : id === undefined ? null : `${collectionSlug}/${id}`
  const version: unknown = data?.updatedAt
  useEffect(() => {
    if (key !== null && typeof version === 'string') noteForm(form, { key, version })
  }, [form, key, version])
  useEffect(() => () => closeForm(form), [form])
  return null
}
