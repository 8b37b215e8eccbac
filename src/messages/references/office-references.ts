import type { officeFiles } from '@/messages/files/office-files'
import type { sharedFiles } from '@/messages/files/shared-files'
import type { siteFiles } from '@/messages/files/site-files'
import type { KeyIn, References } from './text-references'

type OfficeKey = KeyIn<{
  office: (typeof officeFiles)['fr']
  site: (typeof siteFiles)['fr']
  shared: (typeof sharedFiles)['fr']
}>

/** What the back office says that is written elsewhere. */
export const officeReferences = {
  common: { location: 'site.property.sections.place' },
  media: { kind: { floorPlan: 'shared.floorPlan' } },
  modules: {
    relationTab: {
      relationTypes: {
        projects: 'office.common.projects',
      },
    },
  },
  stock: { selections: { 'under-option': 'shared.underOption' } },
  propertyLists: {
    conditionOptions: {
      field: {
        publicId: 'site.project.table.reference',
        energyLabel: 'site.facts.energy.label',
        zip: 'site.lead.fields.zip',
        city: 'office.common.town',
        constructionYear: 'site.facts.construction.constructionYear',
        marquee: 'office.properties.mainTab.marquee.label',
        goal: 'office.properties.goal.label',
      },
    },
  },
  mails: {
    topicField: {
      ownTopics: {
        alert: 'site.lead.names.demand-register',
        newsletter: 'site.lead.names.sign-newsletter',
        visit: 'shared.appointment',
      },
    },
    mailPreview: {
      texts: {
        title: 'shared.message',
        attached: 'shared.attachments',
      },
    },
    mail: {
      busy: 'shared.busy',
    },
  },
  leads: {
    labels: {
      newsletter: 'site.lead.names.sign-newsletter',
    },
    answer: {
      text: 'shared.message',
      subject: 'shared.subject',
      busy: 'shared.busy',
    },
    sources: {
      phone: 'shared.phone',
    },
    leadTools: {
      texts: {
        email: 'site.owner.login.email',
      },
    },
    leadMails: {
      states: {
        queued: 'office.mails.deliveryFields.status.queued',
        sent: 'office.mails.deliveryFields.status.sent',
        failed: 'office.mails.deliveryFields.status.failed',
      },
    },
    listLeads: {
      states: {
        new: 'office.leads.officeFields.status.new',
        'in-hand': 'office.leads.officeFields.status.inHand',
        done: 'office.leads.officeFields.status.done',
      },
    },
    answerTemplate: {
      hello: 'shared.hello',
    },
  },
  pageViews: {
    figure: {
      day: 'shared.day',
      period: {
        today: 'shared.today',
        week: 'shared.thisWeek',
        month: 'shared.thisMonth',
      },
      days: 'site.owner.property.chart.title',
      enquiries: 'site.owner.property.enquiries.title',
      enquiry: {
        questions: 'site.owner.property.enquiries.questions',
        documents: 'site.owner.property.enquiries.documents',
      },
      source: {
        direct: 'site.owner.sources.direct',
        search: 'site.owner.sources.search',
        portal: 'site.owner.sources.portal',
      },
      property: 'shared.property',
      owner: 'shared.owner',
      unsaved: 'office.alerts.matchingAlerts.texts.unsaved',
      lastLogin: 'shared.lastLogin',
      numbersOfProperty: 'office.properties.ownerTab.forTheOwner.numbers.label',
      never: 'shared.never',
    },
  },
  appointments: {
    week: {
      today: 'shared.thisWeek',
      agent: 'shared.agent',
      state: {
        booked: 'office.appointments.bookingFields.state.booked',
        cancelled: 'office.appointments.bookingFields.state.cancelled',
        done: 'office.appointments.bookingFields.state.done',
        'no-show': 'office.appointments.bookingFields.state.noShow',
      },
    },
    openingProblem: {
      general: {
        invalid: 'shared.invalid',
      },
    },
  },
  properties: {
    priceTab: {
      priceHistory: { shown: 'office.appointments.week.show' },
    },
  },
  siteSettings: {
    hours: {
      exceptions: { plural: 'site.hours.exceptions' },
      closedOnHolidays: { label: 'site.hours.onHolidays' },
    },
  },
  fields: {
    adminGroups: {
      today: 'shared.today',
      agency: 'shared.agency',
      properties: 'shared.properties',
      pages: 'office.pages.plural',
    },
  },
  alerts: {
    matchingAlerts: {
      texts: {
        title: 'office.properties.matchingAlertsTab.label',
      },
    },
  },
  edits: {
    edit: {
      conflict: {
        program: 'shared.program',
      },
    },
  },
  usage: {
    usedIn: {
      texts: {
        title: 'office.media.usedIn.label',
      },
    },
  },
} satisfies References<OfficeKey>
