'use client'

import { useState } from 'react'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { formatSize } from '@/domain/shared/file-size'
import { largestExport, mostExported } from '@/domain/translations/translator-file'
import { fillTexts } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'
import { downloadXliff, type DownloadAnswer, type TextsToDownload } from './send-xliff'

const texts = screenTexts.translations.xliff

/** Downloads a file for a translator, and says in words how that went; `limit` says what a file holds at most. */
export function useXliffDownload(api: string) {
  const { say, locale } = useEditorText()
  const [isBusy, setIsBusy] = useState(false)
  const [news, setNews] = useState('')
  const limit = say(
    fillTexts(texts.limit, { documents: mostExported, size: formatSize(largestExport, locale) }),
  )
  const newsOf = (answer: DownloadAnswer): string => {
    if (!answer.isDone) return say(answer.code === 'nothing' ? texts.nothing : texts.notDownloaded)
    const { documents, total } = answer
    const done = say(fillTexts(texts.downloaded, { documents, total }))
    return documents < total ? `${done} ${limit}` : done
  }
  const download = async (asked: TextsToDownload) => {
    setIsBusy(true)
    setNews('')
    setNews(newsOf(await downloadXliff({ api, texts: asked })))
    setIsBusy(false)
  }
  return { isBusy, news, limit, download, forget: () => setNews('') }
}
