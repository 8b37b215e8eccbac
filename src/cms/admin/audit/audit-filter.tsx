'use client'

import { Button } from '@payloadcms/ui'
import { useRouter, useSearchParams } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { LabelledField } from '@/cms/admin/labelled-field'
import { panelStyle, rowStyle } from '@/cms/admin/styles'
import {
  auditQuery,
  noAuditFilter,
  readAuditQuery,
  type AuditFilterValues,
} from '@/domain/audit/audit-filter'

export type FilterChoice = { value: string; label: string }

type AuditFilterProps = {
  path: string
  choices: Record<'account' | 'action' | 'kind', readonly FilterChoice[]>
  words: Record<keyof AuditFilterValues | 'title' | 'everybody' | 'everything' | 'show' | 'clear', string>
}

const selects = ['account', 'action', 'kind'] as const
const days = ['from', 'until'] as const

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
  gap: '1rem',
  marginBottom: '1rem',
}

/** The filter of the audit log in one line; it becomes the query of the list, which pages and sorts with it. */
export const AuditFilter = ({ path, choices, words }: AuditFilterProps) => {
  const router = useRouter()
  const query = useSearchParams()
  const [values, setValues] = useState(() => readAuditQuery(query))
  const show = (next: AuditFilterValues) => {
    setValues(next)
    router.push(`${path}?${auditQuery(next)}`)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    show(values)
  }
  const set = (name: keyof AuditFilterValues) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value })
  return (
    <form aria-label={words.title} onSubmit={submit} style={{ ...panelStyle, marginBottom: 0 }}>
      <div style={gridStyle}>
        {selects.map((name) => (
          <LabelledField key={name} label={words[name]}>
            {(control) => (
              <select {...control} value={values[name]} onChange={set(name)}>
                <option value="">{name === 'account' ? words.everybody : words.everything}</option>
                {choices[name].map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </LabelledField>
        ))}
        {days.map((name) => (
          <LabelledField key={name} label={words[name]}>
            {(control) => <input {...control} type="date" value={values[name]} onChange={set(name)} />}
          </LabelledField>
        ))}
      </div>
      <div style={rowStyle}>
        <Button margin={false} type="submit">
          {words.show}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => show(noAuditFilter)} type="button">
          {words.clear}
        </Button>
      </div>
    </form>
  )
}
