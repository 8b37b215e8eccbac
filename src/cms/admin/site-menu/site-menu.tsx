'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { fieldStyle, rowStyle } from '@/cms/admin/styles'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { screenTexts } from '@/messages/screen-texts'
import { MenuLevel } from './menu-level'
import { useSiteMenu, type SiteMenuProps } from './use-site-menu'

const texts = screenTexts.siteMenu

/** The menu as a tree; each change is saved at once. */
export function SiteMenu(menu: SiteMenuProps) {
  const { say } = useEditorText()
  const arranged = useSiteMenu(menu)
  const { entries, news, isBusy, add } = arranged
  return (
    <>
      {entries.length === 0 && <p>{say(texts.empty)}</p>}
      <MenuLevel entries={entries} arranged={arranged} />
      <p role="status" style={{ minHeight: '1.5em' }}>
        {news && say(news)}
      </p>
      {menu.outside.length > 0 && <AddPage outside={menu.outside} isBusy={isBusy} onAdd={add} />}
    </>
  )
}

type AddPageProps = Pick<SiteMenuProps, 'outside'> & { isBusy: boolean; onAdd: (id: number) => void }

function AddPage({ outside, isBusy, onAdd }: AddPageProps) {
  const { say } = useEditorText()
  const field = useId()
  const [page, setPage] = useState('')
  const chosen = outside.find(({ id }) => String(id) === page)
  return (
    <div style={{ ...rowStyle, flexWrap: 'wrap', alignItems: 'end' }}>
      <div>
        <label htmlFor={field}>{say(texts.outside)}</label>
        <select
          id={field}
          value={chosen ? page : ''}
          onChange={({ target }) => setPage(target.value)}
          style={{ ...fieldStyle, width: 'auto', maxWidth: '100%' }}
        >
          <option value="">{say(texts.choose)}</option>
          {outside.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <Button
        buttonStyle="secondary"
        disabled={isBusy || !chosen}
        margin={false}
        type="button"
        onClick={() => chosen && onAdd(chosen.id)}
      >
        {say(texts.add)}
      </Button>
    </div>
  )
}
