// One file of scripts: a page that has one of these parts has most of them.
export { Scroller } from '@/site/ui/carousel/scroller'
export { Lightbox } from '@/site/ui/dialogs/lightbox'
export { LoanFold } from '@/site/ui/loan/loan-fold'
export { MapFrame } from '@/site/ui/map/map-frame'
export { SectionLinks } from '@/site/ui/navigation/section-links'
export { PrintButton } from '@/site/ui/print-button'
export { ShareButton } from '@/site/ui/share-button'
export { CountPageView } from './count-page-view'
