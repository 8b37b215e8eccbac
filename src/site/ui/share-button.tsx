'use client'

import { useState } from 'react'
import { Icon } from './icons/icon'
import { toolClasses } from './tool'

type ShareButtonProps = {
  title: string
  /** The full URL to share. */
  url: string
  texts: { share: string; copy: string; copied: string }
}

/** On a touch screen the device's share sheet; a second button copies the address, or shows it for copying. */
export function ShareButton({ title, url, texts }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<string | null>(null)

  const onCopy = async () => setOutcome(await copy({ url, copied: texts.copied }))
  const onShare = async () => {
    const isShared = 'share' in navigator && (await share({ title, url }))
    if (!isShared) await onCopy()
  }

  return (
    <>
      <button type="button" onClick={onShare} className={toolClasses('needs-script pointer-fine:hidden')}>
        <Icon name="share" />
        {texts.share}
      </button>
      <button type="button" onClick={onCopy} className={toolClasses('needs-script')}>
        <Icon name="file" />
        {texts.copy}
      </button>
      <span role="status" className="text-ink-soft text-sm break-all">
        {outcome}
      </span>
    </>
  )
}

async function share(page: { title: string; url: string }): Promise<boolean> {
  try {
    await navigator.share(page)
    return true
  } catch (error) {
    // A visitor may close the sheet, which is no error.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

async function copy({ url, copied }: { url: string; copied: string }): Promise<string> {
  try {
    await navigator.clipboard.writeText(url)
    return copied
  } catch {
    // Without https there is no clipboard.
    return url
  }
}
