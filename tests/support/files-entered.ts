import { Session } from 'node:inspector/promises'

// Page views that an earlier spec of this process has counted are written at a time of their own, and each minute their
// buffers ask which day it is.
const besides = [
  '/src/cms/operations/page-views/',
  '/src/domain/shared/belgian-day',
  '/src/domain/shared/remembered',
]

/** The files of src in which a function runs during the work. */
export async function filesEntered(work: () => Promise<void>): Promise<string[]> {
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    await work()
    const { result } = await session.post('Profiler.takePreciseCoverage')
    return result
      .filter(
        ({ url }) =>
          /\/src\/[^?]*\.(ts|tsx|mjs)/.test(url) &&
          !url.includes('node_modules') &&
          besides.every((each) => !url.includes(each)),
      )
      .filter(({ functions }) =>
        // The function without a name is the module itself, which runs when it is loaded.
        functions.some(({ functionName, ranges }) => functionName && ranges.some(({ count }) => count > 0)),
      )
      .map(({ url }) => url.replace(/^.*?\/src\//, 'src/'))
      .toSorted()
  } finally {
    session.disconnect()
  }
}
