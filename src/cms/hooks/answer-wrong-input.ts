import type { AfterErrorHook } from 'payload'
import { isWrongInput } from '@/domain/shared/error-codes'

/** Payload answers 500 to what the database refuses (an id that is no number): it is the fault of whoever asks, a 400. */
export const answerWrongInput: AfterErrorHook = ({ error }) =>
  isWrongInput(error) ? { status: 400, response: { errors: [{ message: 'Bad Request' }] } } : undefined
