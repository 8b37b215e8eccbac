import { createElement, lazy, type ComponentType, type FunctionComponent } from 'react'

/**
 * A component from a file of scripts of its own, for pages that have it: its server component imports this one, so the file
 * is requested as soon as a page names it. Not within `Suspense`, which would show nothing until the file is there.
 */
export function lazyPart<Props extends object>(
  loading: Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  // Whoever draws the part is told that its file could not be loaded.
  loading.catch(() => undefined)
  const Part = lazy(async () => ({ default: await loading }))
  return function LazyPart(props) {
    return createElement(Part, props)
  }
}
