'use client'

import { ErrorSummary, Notice } from './error-summary'
import { FileNote } from './fields/file-note'
import { KeptNote, Status } from './form-notes'
import type { FormSetup, FormWish } from './form-setup'
import { MatchLine } from './match-line'
import { useLeadForm } from './hooks/use-lead-form'

export type FormEngineProps = {
  form: HTMLFormElement
  setup: FormSetup
  /** Gives what the visitor has asked for before this was here. */
  onReady: () => FormWish | null
}

/** Makes the form answer: checks it as it is filled in, leads through its steps, keeps and sends it. */
export function FormEngine({ form, setup, onReady }: FormEngineProps) {
  const { said, progress, isKept, goTo, startOver } = useLeadForm({ form, setup, onReady })
  const { words } = setup
  const fields: readonly string[] = setup.steps.flat()
  return (
    <>
      {isKept && <KeptNote words={words} onStartOver={startOver} />}
      {said.text && <Notice key={said.time}>{said.text}</Notice>}
      {said.wrong.length > 0 && (
        <ErrorSummary
          key={said.time}
          formId={setup.id}
          messages={said.wrong}
          words={words.summary}
          isField={(name) => fields.includes(name)}
          onGo={goTo}
        />
      )}
      {words.upload && <FileNote form={form} locale={setup.locale} words={words.upload} />}
      {words.matches && <MatchLine form={form} locale={setup.locale} words={words.matches} />}
      <Status form={form} progress={progress} />
    </>
  )
}
