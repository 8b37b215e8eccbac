import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

/** The HTML of elements, once the parts that are files of their own are there. */
export async function drawHtml(elements: ReactNode): Promise<string> {
  const { prelude } = await prerender(elements)
  return new Response(prelude).text()
}
