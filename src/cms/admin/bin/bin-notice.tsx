import type { BeforeListTableServerProps } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { getBinDays } from '@/cms/queries/bin/bin-days'
import { fillText } from '@/domain/shared/fill-text'
import { officeTexts } from '@/messages/office-texts'
import { showsBin } from './shows-bin'

/** Above the bin of a list: for how long it keeps what is in it. Whoever may not open the bin gets no button to it (admin.css). */
export async function BinNotice({ hasDeletePermission, i18n, params, payload }: BeforeListTableServerProps) {
  if (!hasDeletePermission) return <span className="agency-no-bin" hidden />
  if (!showsBin({ params })) return null
  const days = await getBinDays(payload)
  return <p>{fillText(editorText({ i18n }, officeTexts.bin.notice), { days })}</p>
}
