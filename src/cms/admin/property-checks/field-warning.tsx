'use client'

import { useEditorText } from '@/cms/admin/use-editor-text'
import { differingLabel, exceededCap } from '@/domain/properties/property-faults'
import { depositAboveCap, labelDiffers } from './check-words'
import { useTypedFacts } from './use-typed-facts'

// A status region, so that a screen reader announces the warning.
const Warning = ({ text }: { text: string | null }) => (
  <p className="agency-warning" role="status">
    {text}
  </p>
)

/** Below the energy label: the kWh would give another one. */
export function LabelWarning() {
  const { say } = useEditorText()
  const label = differingLabel(useTypedFacts())
  return <Warning text={label === null ? null : say(labelDiffers(label))} />
}

/** Below the deposit: the law of the region allows less. */
export function DepositWarning() {
  const { say } = useEditorText()
  const cap = exceededCap(useTypedFacts())
  return <Warning text={cap === null ? null : say(depositAboveCap(cap))} />
}
