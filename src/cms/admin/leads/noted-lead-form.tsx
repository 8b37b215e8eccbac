'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef, type FormEvent } from 'react'
import { phoneTexts } from '@/cms/admin/appointments/phone-texts'
import { LabelledField } from '@/cms/admin/labelled-field'
import { LanguageSelect } from '@/cms/admin/language-select'
import { PropertyPicker } from '@/cms/admin/property-picker/property-picker'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { ProjectName } from '@/cms/queries/leads/project-names'
import type { NotedSource } from '@/domain/leads/lead-sources'
import { screenTexts } from '@/messages/screen-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { useNotedLead } from './use-noted-lead'

const texts = screenTexts.leads.noted

type NotedLeadFormProps = {
  api: string
  /** The address of the list of leads. */
  leads: string
  project: { label: string; options: readonly ProjectName[] }
  source: { label: string; options: readonly { value: NotedSource; label: string }[] }
}

const lines = [
  { name: 'name', type: 'text', isNeeded: true },
  { name: 'phone', type: 'tel', isNeeded: false },
  { name: 'email', type: 'email', isNeeded: false },
] as const

/** Notes what somebody asks: who they are, how to reach them, and what it is about. */
export const NotedLeadForm = ({ api, leads, project, source }: NotedLeadFormProps) => {
  const { say } = useEditorText()
  const form = useRef<HTMLFormElement>(null)
  const { lead, setLead, isBusy, problem, errorOf, round, save } = useNotedLead({ api, leads })
  useEffect(() => {
    if (round > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [round])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form ref={form} onSubmit={submit} noValidate style={{ display: 'grid', gap: '1rem', maxWidth: '40rem' }}>
      {lines.map(({ name, type, isNeeded }) => (
        <LabelledField
          key={name}
          label={[say(sharedTexts[name]), isNeeded && say(phoneTexts.needed)].filter(Boolean).join(' ')}
          hint={name === 'phone' ? say(texts.reach) : undefined}
          error={errorOf(name)}
        >
          {(control) => (
            <input
              {...control}
              type={type}
              // These are another person's details.
              autoComplete="off"
              value={lead[name]}
              onChange={({ target }) => setLead({ ...lead, [name]: target.value })}
            />
          )}
        </LabelledField>
      ))}
      <LabelledField label={say(sharedTexts.property)} error={errorOf('property')}>
        {(control) => (
          <PropertyPicker
            {...{ control, api }}
            chosen={lead.property ? [lead.property] : []}
            onChange={([property = null]) => setLead({ ...lead, property })}
          />
        )}
      </LabelledField>
      {lead.property === null && project.options.length > 0 && (
        <LabelledField label={project.label} error={errorOf('project')}>
          {(control) => (
            <select
              {...control}
              value={lead.project ?? ''}
              onChange={({ target }) => setLead({ ...lead, project: Number(target.value) || null })}
            >
              <option value="">{say(texts.none)}</option>
              {project.options.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </LabelledField>
      )}
      <LabelledField label={say(sharedTexts.remark)} error={errorOf('remark')}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            value={lead.remark}
            onChange={({ target }) => setLead({ ...lead, remark: target.value })}
          />
        )}
      </LabelledField>
      <SourceAndLanguage {...{ source, errorOf, lead, setLead }} />
      <p role="alert">{problem}</p>
      <div>
        <Button disabled={isBusy} margin={false} type="submit">
          {say(isBusy ? sharedTexts.busy : texts.save)}
        </Button>
      </div>
    </form>
  )
}

type SourceAndLanguageProps = Pick<NotedLeadFormProps, 'source'> &
  Pick<ReturnType<typeof useNotedLead>, 'errorOf' | 'lead' | 'setLead'>

const SourceAndLanguage = ({ source, errorOf, lead, setLead }: SourceAndLanguageProps) => {
  const { say } = useEditorText()
  return (
    <>
      <LabelledField label={source.label} error={errorOf('source')}>
        {(control) => (
          <select
            {...control}
            value={lead.source}
            onChange={({ target }) => {
              const chosen = source.options.find(({ value }) => value === target.value)
              if (chosen) setLead({ ...lead, source: chosen.value })
            }}
          >
            {source.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
      <LabelledField label={say(phoneTexts.language)} error={errorOf('language')}>
        {(control) => (
          <LanguageSelect
            control={control}
            value={lead.language}
            onChange={(language) => setLead({ ...lead, language })}
          />
        )}
      </LabelledField>
    </>
  )
}
