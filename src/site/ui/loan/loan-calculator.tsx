'use client'

import { useId, useState } from 'react'
import { USUAL_YEARS, loanOf, typedAmount, typedNumber } from '@/domain/loans/loan'
import { formatEuro } from '@/domain/properties/price'
import type { LoanCalculatorProps, LoanTexts } from './loan-texts'

const fields = ['own', 'rate', 'years'] as const

type Field = (typeof fields)[number]

/** Own means, rate and years, and what a loan costs with them: an example, which is no offer. */
export function LoanCalculator({ total, ownMeans, rate, rateNote, texts }: LoanCalculatorProps) {
  const id = useId()
  const [typed, setTyped] = useState<Record<Field, string>>({
    own: String(ownMeans),
    rate,
    years: String(USUAL_YEARS),
  })
  const own = typedAmount(typed.own)
  const loan = loanOf({
    total,
    ownMeans: own,
    annualPercent: typedNumber(typed.rate),
    years: typedNumber(typed.years),
  })
  return (
    <>
      <p className="text-ink-soft mb-4">{texts.basis}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        {fields.map((field) => (
          <div key={field} className="form-field">
            <label htmlFor={id + field} className="form-label">
              {texts[field]}
            </label>
            <input
              id={id + field}
              value={typed[field]}
              onChange={({ target: { value } }) => setTyped((before) => ({ ...before, [field]: value }))}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              className="field"
            />
          </div>
        ))}
      </div>
      {rateNote && <p className="text-ink-soft mt-2 text-sm">{rateNote}</p>}
      <div role="status" className="mt-5">
        {loan && own < total ? (
          <Amounts loan={loan} texts={texts} />
        ) : (
          <p>{own >= total ? texts.covered : texts.hint}</p>
        )}
      </div>
      <p className="text-ink-soft mt-4 text-xs">{texts.note}</p>
    </>
  )
}

type AmountsProps = { loan: Record<'monthly' | 'loan' | 'interest', number>; texts: LoanTexts }

function Amounts({ loan, texts }: AmountsProps) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {(['monthly', 'loan', 'interest'] as const).map((name) => (
        <div key={name}>
          <dt className="text-ink-soft">{texts[name]}</dt>
          <dd className="font-serif text-xl tabular-nums">{formatEuro(loan[name])}</dd>
        </div>
      ))}
    </dl>
  )
}
