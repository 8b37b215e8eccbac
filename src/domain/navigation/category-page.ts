/** A page that shows articles of a category. */
export type CategoryPage = {
  pageId: number
  /** The category and its descendants, which are shown with it. */
  categoryIds: number[]
  /** Whether it shows all its articles, not just the first few. */
  isWhole: boolean
}

/**
 * The page of an article: the first that shows all articles of one of its categories, else the first that shows some; null
 * if there is none.
 */
export function chooseCategoryPage({
  categoryPages,
  categoryIds,
}: {
  categoryPages: readonly CategoryPage[]
  categoryIds: readonly number[]
}): number | null {
  const fitting = categoryPages.filter((categoryPage) =>
    categoryPage.categoryIds.some((id) => categoryIds.includes(id)),
  )
  return (fitting.find(({ isWhole }) => isWhole) ?? fitting[0])?.pageId ?? null
}
