'use client'

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { Icon } from '@/site/ui/icons/icon'
import type { LoanCalculatorProps } from './loan-texts'

type LoanFoldProps = LoanCalculatorProps & {
  /** Shown until the calculator is there, and where there are no scripts. */
  children: ReactNode
}

/** A loan calculator behind its name; its script is fetched when it is unfolded. */
export function LoanFold({ children, ...calculator }: LoanFoldProps) {
  const [Calculator, setCalculator] = useState<ComponentType<LoanCalculatorProps> | null>(null)

  const fold = useRef<HTMLDetailsElement>(null)
  const load = async () => {
    if (!fold.current?.open || Calculator) return
    const { LoanCalculator } = await import('./loan-calculator')
    setCalculator(() => LoanCalculator)
  }
  // Somebody may have unfolded it before the page had its scripts.
  useEffect(() => void load(), [])

  return (
    <details ref={fold} onToggle={load} className="group mt-6 border-y border-line print:hidden">
      <summary className="fold-summary font-semibold">
        {calculator.texts.title}
        <Icon name="chevron-down" className="mt-1 size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-7">{Calculator ? <Calculator {...calculator} /> : children}</div>
    </details>
  )
}
