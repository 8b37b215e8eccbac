import { documentOf, type AdminRequest } from './admin-request'

/** What a save was refused for: see `EditConflict` in src/cms/operations/edits/refuse-outdated.ts. */
export type Conflict = { editors: string[]; fields: string[]; version: string; message: string }

/** What is asked of the editor before a request goes on. */
export type Question =
  | { kind: 'login'; email: string; answer: (isIn: boolean) => void }
  | { kind: 'conflict'; conflict: Conflict; answer: (choice: 'mine' | 'theirs' | 'back') => void }

type Account = { email: string; expiresAt: number | null }

const bases = new Map<string, string>()
const listeners = new Set<() => void>()
let questions: readonly Question[] = []
let account: Account | null = null

const tell = (): void => listeners.forEach((listener) => listener())

/** The first question that waits for an answer. */
export const firstQuestion = (): Question | null => questions[0] ?? null

export function onQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function ask<Answer>(build: (answer: (given: Answer) => void) => Question): Promise<Answer> {
  return new Promise((resolve) => {
    const question = build((given) => {
      questions = questions.filter((other) => other !== question)
      tell()
      resolve(given)
    })
    questions = [...questions, question]
    tell()
  })
}

/** The version of a document that a form was loaded with. */
export const baseOf = (key: string): string | null => bases.get(key) ?? null

export const setBase = (key: string, version: string): void => void bases.set(key, version)

export const setBaseOf = (request: AdminRequest, version: string): void => {
  const key = documentOf(request)
  if (key !== null) setBase(key, version)
}

/** Who is logged in, and until when; null after a logout. */
export const currentAccount = (): Account | null => account

export const setAccount = (next: Account | null): void => {
  account = next
}
