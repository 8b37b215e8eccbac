/** Tells whenever an element comes into the window, or within so many pixels of it, and when it leaves; gives the end of it. */
export function watchView(
  element: Element,
  { margin = 0, onChange }: { margin?: number; onChange: (isInView: boolean) => void },
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const latest = entries.at(-1)
      if (latest) onChange(latest.isIntersecting)
    },
    { rootMargin: `${margin}px 0px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
