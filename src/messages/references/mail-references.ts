import type { mailFiles } from '@/messages/files/mail-files'
import type { sharedFiles } from '@/messages/files/shared-files'
import type { siteFiles } from '@/messages/files/site-files'
import type { KeyIn, References } from './text-references'

type MailKey = KeyIn<{
  mail: (typeof mailFiles)['fr']
  site: (typeof siteFiles)['fr']
  shared: (typeof sharedFiles)['fr']
}>

/** What mails say that is written elsewhere. */
export const mailReferences = {
  accounts: { signIn: { when: 'shared.when' } },
  publicationPlans: { failed: { what: 'shared.planned', when: 'shared.when' } },
  owners: {
    link: {
      forgotten: {
        subject: 'site.lead.kinds.forgot-password',
        title: 'mail.accounts.staffPassword.title',
        button: 'mail.accounts.staffPassword.link',
      },
      locked: {
        button: 'mail.accounts.staffPassword.link',
        lasts: 'mail.owners.link.forgotten.lasts',
      },
    },
    login: {
      email: 'shared.email',
      phone: 'shared.phone',
      when: 'shared.when',
      name: 'shared.name',
      properties: 'shared.properties',
      subject: 'shared.ownerLogin',
    },
    report: {
      views: 'site.owner.area.figures.label',
      enquiries: {
        questions: 'site.owner.property.enquiries.questions',
        appointments: 'site.owner.property.enquiries.appointments',
        offers: 'site.owner.property.enquiries.offers',
        documents: 'site.owner.property.enquiries.documents',
      },
      came: 'site.owner.report.came',
    },
    answer: {
      subject: 'shared.subject',
      property: 'shared.property',
      owner: 'shared.owner',
    },
  },
  alerts: {
    searched: 'site.lead.steps.search',
    question: {
      subject: 'site.alert.page.keep',
    },
    digest: {
      one: {
        back: 'site.owner.property.history.available',
      },
    },
  },
  appointments: {
    labels: {
      email: 'shared.email',
      phone: 'shared.phone',
      appointment: 'shared.appointment',
      when: 'shared.when',
      where: 'shared.where',
      agent: 'shared.agent',
      property: 'shared.property',
      appointments: 'shared.appointments',
    },
    visitor: {
      confirmed: {
        title: 'site.appointment.confirmed',
      },
      moved: {
        title: 'site.appointment.moved',
      },
      cancelled: {
        title: 'site.appointment.cancelled',
      },
      reminder: {
        title: 'mail.appointments.subjects.reminder',
      },
    },
  },
  newsletter: {
    welcome: {
      unsubscribe: 'site.subscription.unsubscribe.button',
    },
  },
  hello: 'shared.hello',
  leads: {
    requestDocument: {
      untitled: 'shared.document',
    },
    confirmation: {
      notYou: 'mail.alerts.known.otherwise',
    },
    agency: {
      language: 'mail.appointments.labels.language',
      reply: 'mail.appointments.office.reply',
    },
    reply: {
      open: 'mail.leads.agency.open',
      other: 'shared.otherSender',
    },
  },
} satisfies References<MailKey>
