/** The first tab stop; its target is <main id="content" tabIndex={-1}>. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a
      href="#content"
      className="bg-ink text-paper sr-only rounded-full font-semibold focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-60 focus:px-6 focus:py-3"
    >
      {children}
    </a>
  )
}
