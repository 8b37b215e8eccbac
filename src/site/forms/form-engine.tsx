'use client'

import { ErrorSummary, Notice } from './error-summary'
import { FileNote } from './fields/file-note'
import { RestoredNote, Status } from './form-notes'
import type { FormSetup, PostponedAction } from './form-setup'
import { MatchLine } from './match-line'
import { useLeadForm } from './hooks/use-lead-form'

export type FormEngineProps = {
  form: HTMLFormElement
  setup: FormSetup
  /** Reports that the engine runs, and gets what the visitor did before that. */
  onReady: () => PostponedAction | null
}

/** Runs a form in the browser: checks it while it is filled in, leads through its steps, stores its answers and sends it. */
export function FormEngine({ form, setup, onReady }: FormEngineProps) {
  const { summary, progress, isRestored, goTo, startOver } = useLeadForm({ form, setup, onReady })
  const { words } = setup
  const fields: readonly string[] = setup.steps.flat()
  return (
    <>
      {isRestored && <RestoredNote words={words} onStartOver={startOver} />}
      {summary.text && <Notice key={summary.time}>{summary.text}</Notice>}
      {summary.wrong.length > 0 && (
        <ErrorSummary
          key={summary.time}
          formId={setup.id}
          messages={summary.wrong}
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
