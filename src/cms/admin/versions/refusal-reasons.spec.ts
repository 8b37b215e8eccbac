import { describe, expect, it } from 'vitest'
import { refusalReasons } from './refusal-reasons'

describe('the reasons of a refusal', () => {
  it('are a line for each field, with its name', () => {
    const errors = [
      { label: 'Adresse', path: 'path', message: 'Déjà prise.' },
      { path: 'city', message: 'Champ requis' },
    ]
    const answer = { errors: [{ name: 'ValidationError', message: 'Deux champs', data: { errors } }] }
    expect(refusalReasons(answer)).toEqual(['Adresse: Déjà prise.', 'city: Champ requis'])
  })

  it('are the sentence of the server where it names no field', () => {
    expect(refusalReasons({ errors: [{ message: 'Introuvable' }] })).toEqual(['Introuvable'])
    expect(refusalReasons({ errors: [{ message: 'Introuvable', data: null }] })).toEqual(['Introuvable'])
  })

  it('are none where the answer is no refusal', () => {
    for (const answer of [null, undefined, 'no', {}, { errors: 'no' }, { errors: [{}] }])
      expect(refusalReasons(answer)).toEqual([])
  })
})
