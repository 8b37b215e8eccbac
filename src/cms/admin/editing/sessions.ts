import { documentOf, type AdminRequest } from './admin-request'

/** What a save was refused for: see `EditConflict` in src/cms/operations/edits/refuse-outdated.ts. */
export type Conflict = { editors: string[]; fields: string[]; version: string; message: string }

/** What is asked of the editor before a request goes on. */
export type EditorPrompt =
  | { kind: 'login'; email: string; answer: (isIn: boolean) => void }
  | { kind: 'conflict'; conflict: Conflict; answer: (choice: 'mine' | 'theirs' | 'back') => void }

type Account = { email: string; expiresAt: number | null }

/** What is open of a document: the same one may stand in a drawer above its own form. */
type OpenForm = { key: string; version: string }

// In the order in which they were opened: the last one is the one that is worked in.
const forms = new Map<symbol, OpenForm>()
const listeners = new Set<() => void>()
let questions: readonly EditorPrompt[] = []
let account: Account | null = null

const notify = (): void => listeners.forEach((listener) => listener())

/** The first question that waits for an answer. */
export const firstPrompt = (): EditorPrompt | null => questions[0] ?? null

export function onPrompt(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function ask<Answer>(build: (answer: (given: Answer) => void) => EditorPrompt): Promise<Answer> {
  return new Promise((resolve) => {
    const question = build((given) => {
      questions = questions.filter((other) => other !== question)
      notify()
      resolve(given)
    })
    questions = [...questions, question]
    notify()
  })
}

const topForm = (key: string): OpenForm | null =>
  [...forms.values()].findLast((form) => form.key === key) ?? null

/** The version of a document that the form on top was loaded with. */
export const baseOf = (key: string): string | null => topForm(key)?.version ?? null

/** Records which version of which document a form holds. */
export const noteForm = (form: symbol, held: OpenForm): void => void forms.set(form, { ...held })

export const closeForm = (form: symbol): void => void forms.delete(form)

/** The form on top was saved; one below it keeps its earlier base. */
export const setBaseOf = (request: AdminRequest, version: string): void => {
  const key = documentOf(request)
  const form = key === null ? null : topForm(key)
  if (form) form.version = version
}

/** The logged-in user, and until when; null after a logout. */
export const currentAccount = (): Account | null => account

export const setAccount = (next: Account | null): void => {
  account = next
}
