'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import { setBase } from './sessions'

/** Notes which version of the document the form was loaded with; shows nothing. */
export function BaseVersion() {
  const { id, collectionSlug, globalSlug, data } = useDocumentInfo()
  const key = globalSlug ? `globals/${globalSlug}` : id === undefined ? null : `${collectionSlug}/${id}`
  const version: unknown = data?.updatedAt
  useEffect(() => {
    if (key !== null && typeof version === 'string') setBase(key, version)
  }, [key, version])
  return null
}
