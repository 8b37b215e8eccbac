'use client'

import { Button } from '@payloadcms/ui'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { Direction } from '@/domain/translations/segments'
import { screenTexts } from '@/messages/screen-texts'
import { useXliffDownload } from './use-xliff-download'

const texts = screenTexts.translations.xliff

type XliffButtonProps = Direction & {
  api: string
  document: string
  /** Whether the reader translates themselves. */
  isOwn: boolean
}

/** Downloads the texts of one document for a translator, as they were last saved. */
export function XliffButton({ api, isOwn, ...asked }: XliffButtonProps) {
  const { say } = useEditorText()
  const { isBusy, news, download } = useXliffDownload(api)
  return (
    <div>
      <Button
        buttonStyle="secondary"
        disabled={isBusy}
        margin={false}
        type="button"
        onClick={() => void download(asked)}
      >
        {say(isOwn ? texts.download : texts.downloadOne)}
      </Button>
      <p role="status">{news}</p>
    </div>
  )
}
