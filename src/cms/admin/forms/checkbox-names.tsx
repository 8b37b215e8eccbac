'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'

const named = 'input[type="checkbox"][title]'

/**
 * Takes from the checkboxes of Payload the name that code has for them (`isDaily`), which a browser shows when the pointer rests
 * on them: their labels name them. The one above a list has no label, so it is named.
 */
export function CheckboxNames({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const all = t('general:selectAllRows')
  useEffect(() => {
    const name = (): void => {
      for (const box of document.querySelectorAll(named)) {
        box.removeAttribute('title')
        box.removeAttribute('aria-labelledby')
        if (box.id === 'select-all') box.setAttribute('aria-label', all)
      }
    }
    name()
    const observer = new MutationObserver(name)
    observer.observe(document.body, { subtree: true, childList: true })
    return () => observer.disconnect()
  }, [all])
  return children
}
