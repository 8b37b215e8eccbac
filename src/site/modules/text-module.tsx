import type { RelationProps } from './module-context'
import { ModuleFoot } from './module-foot'
import { ModuleHead } from './module-head'

/** A module of its own texts and pictures alone. */
export function TextModule({ module, context }: RelationProps<'none'>) {
  return (
    <>
      <ModuleHead module={module} context={context} />
      <ModuleFoot module={module} context={context} />
    </>
  )
}
