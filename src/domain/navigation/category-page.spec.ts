import { describe, expect, it } from 'vitest'
import { chooseCategoryPage, type CategoryPage } from './category-page'

const advice: CategoryPage = { pageId: 7, categoryIds: [6], isWhole: true }
const news: CategoryPage = { pageId: 3, categoryIds: [6, 8], isWhole: false }
const services: CategoryPage = { pageId: 5, categoryIds: [5], isWhole: true }

describe('the page an article belongs to', () => {
  it.each([
    ['is the one that shows its category', [news, services], [8], 3],
    ['shows all of the category rather than a choice of it', [news, services, advice], [6], 7],
    ['is the first of several', [services, advice], [6, 5], 5],
    ['is none where no page shows its categories', [services, advice], [8], null],
    ['is none without a category', [services, advice], [], null],
    ['is none without pages', [], [6], null],
  ])('%s', (_case, categoryPages, categoryIds, pageId) => {
    expect(chooseCategoryPage({ categoryPages, categoryIds })).toBe(pageId)
  })
})
