import type { errorsFiles } from '@/messages/files/errors-files'
import type { sharedFiles } from '@/messages/files/shared-files'
import type { siteFiles } from '@/messages/files/site-files'
import type { KeyIn, References } from './text-references'

type SiteKey = KeyIn<{
  site: (typeof siteFiles)['fr']
  shared: (typeof sharedFiles)['fr']
  errors: (typeof errorsFiles)['fr']
}>

/** What pages and forms say that is written elsewhere. */
export const siteReferences = {
  place: {
    within: 'shared.towns',
    at: { town: 'shared.inTown' },
    prices: { sale: 'site.property.purchase.price', count: 'site.search.panel.properties' },
  },
  property: {
    goal: { sale: 'shared.forSale', rent: 'shared.forRent' },
    livingSurface: 'site.facts.surfaces.living',
    bathroomsLabel: 'site.lead.fields.bathrooms',
    perMonth: 'site.facts.per.month',
    description: 'shared.description',
    costs: 'site.facts.groups.costs',
    certificateNumber: 'site.facts.energy.certificateNumber',
    lightbox: { close: 'shared.close' },
    documents: {
      title: 'shared.documents',
    },
    ask: 'site.lead.kinds.contact-me',
    media: { film: 'shared.video' },
    share: { ownMail: 'shared.email' },
  },
  search: {
    filters: {
      surface: 'site.facts.surfaces.living',
      bedrooms: 'site.property.bedroomsLabel',
      newBuild: 'site.property.newBuild',
      groundFloor: 'site.project.table.groundFloor',
      price: 'site.property.purchase.price',
      garden: 'site.facts.surfaces.garden',
      terrace: 'site.facts.surfaces.terrace',
      types: 'site.saved.rows.type',
    },
    panel: {
      cities: 'shared.towns',
    },
  },
  video: {
    tour: 'site.property.virtualTour',
    title: 'shared.video',
  },
  saved: {
    rows: {
      price: 'site.property.purchase.price',
    },
    retry: 'errors.again',
    remove: 'shared.remove',
  },
  popup: {
    close: 'shared.close',
  },
  map: {
    close: 'shared.close',
    retry: 'errors.again',
  },
  owner: {
    report: {
      print: 'site.property.share.print',
      views: 'site.owner.area.figures.label',
    },
    password: {
      forgottenTitle: 'site.lead.kinds.forgot-password',
      linkGone: 'site.subscription.invalid.title',
      password: 'shared.newPassword',
    },
    account: {
      pages: {
        forgotten: 'site.lead.kinds.forgot-password',
        message: 'shared.message',
        overview: 'site.owner.area.title',
        messages: 'shared.messages',
        password: 'site.owner.password.title',
        account: 'site.owner.account.title',
      },
      choices: {
        title: 'site.alert.page.frequency',
      },
      navigation: {
        overview: 'site.owner.area.title',
        messages: 'shared.messages',
        account: 'shared.account',
      },
      everywhere: {
        button: 'site.owner.account.everywhere.title',
      },
    },
    messages: {
      write: {
        body: 'site.lead.steps.message',
        subject: 'shared.subject',
      },
      title: 'shared.messages',
      attachments: 'shared.attachments',
      answer: {
        title: 'shared.answer',
        label: 'shared.yourAnswer',
      },
    },
    property: {
      chart: {
        day: 'shared.day',
      },
      views: {
        title: 'site.owner.area.figures.label',
      },
    },
    area: {
      figures: {
        today: 'shared.today',
        week: 'shared.thisWeek',
        month: 'shared.thisMonth',
      },
    },
    login: {
      password: 'shared.password',
      again: 'shared.backToForm',
    },
  },
  energy: {
    unknown: 'site.facts.options.yesNo.unknown',
  },
  facts: {
    construction: {
      furnished: 'site.search.filters.furnished',
      lift: 'site.search.filters.lift',
    },
    options: {
      asbestosType: {
        unknown: 'site.facts.options.yesNo.unknown',
      },
      yesNo: {
        yes: 'shared.yes',
      },
      gasCertificate: {
        conform: 'site.facts.options.electricityCertificate.conform',
        'not-conform': 'site.facts.options.electricityCertificate.not-conform',
        none: 'site.facts.options.electricityCertificate.none',
      },
      pScore: {
        A: 'site.facts.options.gScore.A',
        B: 'site.facts.options.gScore.B',
        C: 'site.facts.options.gScore.C',
        D: 'site.facts.options.gScore.D',
      },
    },
  },
  modules: {
    contact: {
      phone: 'site.lead.options.contactPreference.phone',
    },
  },
  notFound: {
    withdrawn: {
      title: 'site.notFound.property.title',
      text: 'site.notFound.property.text',
    },
    project: {
      text: 'site.notFound.property.text',
    },
    sold: {
      text: 'site.notFound.property.text',
    },
    rented: {
      text: 'site.notFound.property.text',
    },
    formerProject: {
      text: 'site.notFound.property.text',
    },
  },
  lead: {
    fields: {
      shape: 'site.search.active.shape',
      furnished: 'site.search.filters.furnished',
      lift: 'site.search.filters.lift',
      groundFloor: 'site.project.table.groundFloor',
      garden: 'site.facts.surfaces.garden',
      terrace: 'site.facts.surfaces.terrace',
      constructionYear: 'site.facts.construction.constructionYear',
      title: 'shared.personTitle',
      firstName: 'shared.firstName',
      lastName: 'shared.lastName',
      email: 'shared.email',
      phone: 'shared.phone',
      remark: 'shared.message',
      personABirthDate: 'site.lead.fields.birthDate',
      personACivilStatus: 'site.lead.fields.civilStatus',
    },
    names: {
      'send-to-friend': 'site.lead.kinds.send-to-friend',
      'forgot-password': 'site.lead.kinds.forgot-password',
      'opinion-system': 'shared.testimonial',
    },
    subjects: {
      'forgot-password': 'site.lead.kinds.forgot-password',
      'contact-demand': 'site.lead.names.contact-demand',
      'contact-me': 'site.lead.names.contact-me',
      'rental-application': 'site.lead.names.rental-application',
      'sign-newsletter': 'site.lead.names.sign-newsletter',
      'purchase-offer': 'site.lead.names.purchase-offer',
    },
    hints: { cities: 'site.lead.hints.types' },
    buttons: { send: 'shared.send' },
    feedback: { apiError: 'errors.api' },
  },
  consent: { reopen: 'site.consent.settingsTitle' },
  preview: { states: { draft: 'shared.draft' } },
  alert: {
    actions: {
      unsubscribe: 'site.subscription.unsubscribe.button',
    },
    invalid: {
      expired: 'site.subscription.invalid.title',
      wrong: 'site.appointment.link.wrong',
    },
    sections: {
      delete: 'site.alert.actions.delete',
    },
  },
  appointment: {
    obstacles: {
      full: 'site.appointment.full',
      unknown: 'site.appointment.slot.invalid',
    },
    refusals: { past: 'site.appointment.obstacles.past' },
    sheet: { close: 'shared.close' },
    picker: {
      day: 'shared.day',
      what: 'shared.appointment',
      state: 'shared.status',
      when: 'shared.when',
      where: 'shared.where',
    },
  },
} satisfies References<SiteKey>
