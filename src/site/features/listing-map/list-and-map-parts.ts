// One file of scripts: a list has both or none.
export { ListAndMap } from './list-and-map'
export { ListingMap } from './listing-map'
