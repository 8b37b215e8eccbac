import type { CollectionConfig } from 'payload'
import { guardEdits } from '@/cms/hooks/edits/guard-edits'
import { keepUploadsWhole } from '@/cms/hooks/media/whole-uploads'
import { Agents } from './agents'
import { Alerts } from './alerts/alerts'
import { ApplicantFiles } from './applicant-files'
import { Articles } from './articles/articles'
import { Categories } from './categories'
import { Cities } from './cities'
import { ContactForms } from './contact-forms/contact-forms'
import { Documents } from './documents'
import { FooterColumns } from './footer-columns'
import { Leads } from './leads/leads'
import { Mails } from './mails/mails'
import { Media } from './media'
import { Modules } from './modules/modules'
import { OwnerFiles } from './owner-files'
import { OwnerLooks } from './owner-looks'
import { OwnerMessages } from './owner-messages/owner-messages'
import { Owners } from './owners'
import { Pages } from './pages/pages'
import { Popups } from './popups'
import { Projects } from './projects'
import { Properties } from './properties/properties'
import { PropertyLists } from './property-lists/property-lists'
import { PropertyTypes } from './property-types'
import { Redirects } from './redirects/redirects'
import { Sliders } from './sliders'
import { Subscribers } from './subscribers/subscribers'
import { Testimonials } from './testimonials/testimonials'
import { TopBarItems } from './top-bar-items'
import { Users } from './users'
import { VisitOpenings } from './visit-openings/visit-openings'
import { Visits } from './visits/visits'

const all: CollectionConfig[] = [
  Properties,
  Projects,
  PropertyTypes,
  Cities,
  Agents,
  Owners,
  OwnerMessages,
  OwnerFiles,
  OwnerLooks,
  Documents,
  VisitOpenings,
  Media,
  Pages,
  Modules,
  Articles,
  Categories,
  PropertyLists,
  ContactForms,
  Sliders,
  Testimonials,
  TopBarItems,
  FooterColumns,
  Popups,
  Redirects,
  Leads,
  Visits,
  ApplicantFiles,
  Alerts,
  Subscribers,
  Mails,
  Users,
]

/** All collections, in the order of the back office's menu. */
export const collections: CollectionConfig[] = all.map(guardEdits).map(keepUploadsWhole)
