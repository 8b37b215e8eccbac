'use client'
import { useSyncExternalStore, type ReactNode } from 'react'
import { ConflictDialog } from './conflict-dialog'
import { guardFetch } from './fetch-guard'
import { LoginDialog } from './login-dialog'
import { firstPrompt, onPrompt } from './sessions'

// Before the first request of the back office, which asks for the user.
guardFetch()

const none = () => null

/** Asks the editor, above the form, what a request needs before it continues. */
export function EditingGuard({ children }: { children: ReactNode }) {
  const question = useSyncExternalStore(onPrompt, firstPrompt, none)
  return (
    <>
      {children}
      {question?.kind === 'login' && <LoginDialog email={question.email} answer={question.answer} />}
      {question?.kind === 'conflict' && (
        <ConflictDialog conflict={question.conflict} answer={question.answer} />
      )}
    </>
  )
}
