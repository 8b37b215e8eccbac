'use client'

import { useEffect, type ReactNode } from 'react'
import { defaultProps } from 'react-select/base'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { spokenIn } from './spoken-choices'

/**
 * Says what can be done in a field with choices, and what was chosen, in the language of the reader. Payload hands its library no words to
 * speak, so those that it has for whoever gives none are exchanged here, for all fields.
 */
export function SelectWords({ children }: { children: ReactNode }) {
  const { say } = useEditorText()
  useEffect(() => {
    Object.assign(defaultProps, spokenIn(say))
  }, [say])
  return children
}
