'use client'

import { useModal } from '@payloadcms/ui'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'

/** Compares the version of the screen with this one; the list of versions is in a drawer beside it. */
export function ComparedVersion({ id, moment }: { id: number; moment: string }) {
  const { closeAllModals } = useModal()
  const router = useRouter()
  const pathname = usePathname()
  const searchParams = useSearchParams()
  const choose = () => {
    closeAllModals()
    const query = new URLSearchParams(searchParams)
    query.set('versionFrom', String(id))
    router.push(`${pathname}?${query}`)
  }
  return (
    <button type="button" className="agency-link" onClick={choose}>
      {moment}
    </button>
  )
}
