import type { PayloadRequest } from 'payload'
import { isStaff } from '@/cms/access/access'
import { getScope } from '@/cms/access/staff-scope'
import { editorText } from '@/cms/fields/editor-text'
import { getOwnerOfProperty } from '@/cms/queries/owners/office-owners'
import { rowStyle } from '@/cms/admin/styles'
import { ImpersonateButton } from './impersonate-button'
import { ownerTexts } from './owner-texts'
import { WriteToOwner } from './write-to-owner'

/** The owner of a property, with the links to write to them and to see their area. */
export async function PropertyOwner({ req, property }: { req: PayloadRequest; property: number }) {
  const { payload } = req
  const { admin, api } = payload.config.routes
  const owner = await getOwnerOfProperty({ payload, property, scope: await getScope(req) })
  if (!owner) return <p>{editorText(req, ownerTexts.noOwner)}</p>
  return (
    <div style={{ marginBottom: '1.5rem' }}>
      <div style={{ ...rowStyle, marginBottom: '0.5rem' }}>
        <p style={{ margin: 0 }}>
          {editorText(req, ownerTexts.owner)} ·{' '}
          <a href={`${admin}/collections/owners/${owner.id}`}>{owner.name}</a>
        </p>
        {isStaff(req) && <ImpersonateButton path={`${api}/owners/${owner.id}/impersonate`} />}
      </div>
      {isStaff(req) && <WriteToOwner api={api} owner={owner.id} property={property} hasProperties={false} />}
    </div>
  )
}
