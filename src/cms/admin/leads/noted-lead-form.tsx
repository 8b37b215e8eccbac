'use client'

import { Button } from '@payloadcms/ui'
import type { FormEvent } from 'react'
import { phoneTexts } from '@/cms/admin/appointments/phone-texts'
import { PersonLines } from '@/cms/admin/forms/person-lines'
import { useFirstError } from '@/cms/admin/forms/use-first-error'
import { useTypedWarning } from '@/cms/admin/forms/use-leave-warning'
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
  project: { label: string; options: readonly ProjectName[] }
  source: { label: string; options: readonly { value: NotedSource; label: string }[] }
}

const lines = [
  { name: 'name', type: 'text', isNeeded: true, label: sharedTexts.name },
  { name: 'phone', type: 'tel', isNeeded: false, label: sharedTexts.phone, hint: texts.reach },
  { name: 'email', type: 'email', isNeeded: false, label: sharedTexts.email },
] as const

/** Notes what somebody asks: who they are, how to reach them, and what it is about. */
export const NotedLeadForm = ({ api, project, source }: NotedLeadFormProps) => {
  const { say } = useEditorText()
  const { lead, setLead, isBusy, problem, errorOf, round, save } = useNotedLead({ api })
  const form = useFirstError<HTMLFormElement>(round)
  useTypedWarning({ form, isBusy })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form ref={form} onSubmit={submit} noValidate style={{ display: 'grid', gap: '1rem', maxWidth: '40rem' }}>
      <PersonLines
        lines={lines}
        values={lead}
        errorOf={errorOf}
        onChange={(name, value) => setLead({ ...lead, [name]: value })}
      />
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
