import type { BeforeListTableServerProps } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { defaultBinDays } from '@/domain/bin/in-bin'
import { fillText } from '@/domain/shared/fill-text'
import { officeTexts } from '@/messages/office-texts'
import { showsBin } from './shows-bin'

/** Above the bin of a list: for how long it keeps what is in it. Whoever may not open the bin gets no button to it (admin.css). */
export async function BinNotice({ hasDeletePermission, i18n, params, payload }: BeforeListTableServerProps) {
  if (!hasDeletePermission) return <span className="agency-no-bin" hidden />
  if (!showsBin({ params })) return null
  const { binDays } = await payload.findGlobal({ slug: 'site-settings', depth: 0, select: { binDays: true } })
  return <p>{fillText(editorText({ i18n }, officeTexts.bin.notice), { days: binDays ?? defaultBinDays })}</p>
}
