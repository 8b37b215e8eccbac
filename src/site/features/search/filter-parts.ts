// One file of scripts: a list has all of them or none.
export { CloseMenus } from '@/site/ui/navigation/close-menus'
export { AlertFold } from './alert-fold'
export { FilterForm } from './filter-form'
export { ResultCount } from './result-count'
