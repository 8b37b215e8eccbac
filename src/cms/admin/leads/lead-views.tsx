import type { BeforeListTableServerProps } from 'payload'
import { isStaffOrReader } from '@/cms/access/access'
import { getScope } from '@/cms/access/staff-scope'
import { SavedViews } from '@/cms/admin/saved-views'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerNumber } from '@/cms/fields/reader-number'
import { countLeadViews, leadViewConditions, leadViews } from '@/cms/queries/leads/lead-views'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'

const texts = { ...officeTexts.leads.list, month: sharedTexts.thisMonth }

type Params = BeforeListTableServerProps['searchParams']

const filtersOf = (params: Params): string[] =>
  Object.keys(params ?? {})
    .filter((key) => key.startsWith('where'))
    .toSorted()

/** The saved views of the inbox, with how many leads each has. */
export const LeadViews = async ({ payload, i18n, user, searchParams }: BeforeListTableServerProps) => {
  if (user?.collection !== 'users' || !isStaffOrReader({ user })) return null
  const asked = { payload, user: user.id, scope: await getScope({ payload, user }), now: new Date() }
  const counts = await countLeadViews(asked)
  const conditions = leadViewConditions(asked)
  const leads = `${payload.config.routes.admin}/collections/leads`
  const say = (text: EditorTexts) => editorText({ i18n }, text)
  const filters = filtersOf(searchParams).join()
  return (
    <SavedViews
      label={say(officeTexts.stock.selections.label)}
      views={[
        {
          name: 'all',
          href: `${leads}?page=1`,
          label: say(officeTexts.leads.newLeads.texts.all),
          isShown: filters === '',
        },
        ...leadViews.map((name) => ({
          name,
          href: `${leads}?${new URLSearchParams({ ...conditions[name], page: '1' })}`,
          label: say(texts[name]),
          count: readerNumber({ i18n }, counts[name]),
          isShown: filters === filtersOf(conditions[name]).join(),
        })),
      ]}
    />
  )
}
