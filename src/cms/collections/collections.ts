import type { CollectionConfig } from 'payload'
import { keepInBin } from '@/cms/hooks/bin/keep-in-bin'
import { noteChanges } from '@/cms/hooks/audit/note-changes'
import { planPublications } from '@/cms/hooks/publication-plans/plan-publications'
import { closeRelatedSorts } from '@/cms/hooks/related-sorts'
import { showGaps } from '@/cms/hooks/show-gaps'
import { guardEdits } from '@/cms/hooks/edits/guard-edits'
import { keepUploadsWhole } from '@/cms/hooks/media/whole-uploads'
import { Agents } from './agents/agents'
import { Alerts } from './alerts/alerts'
import { AnswerTemplates } from './answer-templates/answer-templates'
import { ApplicantFiles } from './leads/applicant-files'
import { AuditEntries } from './audit/audit-entries'
import { Articles } from './articles/articles'
import { Categories } from './content/categories'
import { Cities } from './properties/cities'
import { ContactForms } from './contact-forms/contact-forms'
import { Documents } from './media/documents'
import { FooterColumns } from './content/footer-columns'
import { Leads } from './leads/leads'
import { Mails } from './mails/mails'
import { Media } from './media/media'
import { Modules } from './modules/modules'
import { OwnerFiles } from './owners/owner-files'
import { Impersonations } from './owners/impersonations'
import { OwnerMessages } from './owner-messages/owner-messages'
import { Owners } from './owners/owners'
import { Pages } from './pages/pages'
import { Popups } from './content/popups'
import { Projects } from './projects'
import { Properties } from './properties/properties'
import { PropertyLists } from './property-lists/property-lists'
import { PropertyTypes } from './properties/property-types'
import { Redirects } from './redirects/redirects'
import { Sliders } from './content/sliders'
import { Subscribers } from './subscribers/subscribers'
import { Testimonials } from './testimonials/testimonials'
import { TopBarItems } from './content/top-bar-items'
import { Users } from './users/users'
import { AppointmentOpenings } from './appointments/appointment-openings'
import { Appointments } from './appointments/appointments'

const all: CollectionConfig[] = [
  Properties,
  Projects,
  PropertyTypes,
  Cities,
  Agents,
  Owners,
  OwnerMessages,
  OwnerFiles,
  Impersonations,
  Documents,
  AppointmentOpenings,
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
  Appointments,
  ApplicantFiles,
  Alerts,
  Subscribers,
  Mails,
  AnswerTemplates,
  Users,
  AuditEntries,
]

/** All collections, in the order of the back office's menu. */
export const collections: CollectionConfig[] = all
  .map(closeRelatedSorts)
  .map(guardEdits)
  .map(noteChanges)
  .map(showGaps)
  .map(planPublications)
  .map(keepUploadsWhole)
  .map(keepInBin)
