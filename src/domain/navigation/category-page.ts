/** A page that shows articles of a category. */
export type CategoryPage = {
  pageId: number
  /** The category and those below it that are shown with it. */
  categoryIds: number[]
  /** All of its articles, not the first few. */
  isWhole: boolean
}

/**
 * The page an article belongs to: the first that shows all articles of one of its categories, else the first that shows
 * some; null where none does.
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
