import type { AfterErrorHook } from 'payload'
import { isWrongInput } from '@/domain/shared/error-codes'

/**
 * Payload answers 500 to input that the database refuses, such as an id that is no number; this answers 400, as the sender
 * is at fault.
 */
export const answerWrongInput: AfterErrorHook = ({ error }) =>
  isWrongInput(error) ? { status: 400, response: { errors: [{ message: 'Bad Request' }] } } : undefined
