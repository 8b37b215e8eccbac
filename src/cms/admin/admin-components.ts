import type { Config } from 'payload'

/** Our components of the back office outside of collections: styles, dashboard, menu, screens. */
export const adminComponents: NonNullable<Config['admin']>['components'] = {
  graphics: { Icon: '/src/cms/admin/brand#BrandIcon', Logo: '/src/cms/admin/brand#BrandLogo' },
  providers: [
    '/src/cms/admin/editing/editing-guard#EditingGuard',
    '/src/cms/admin/versions/restore-reasons#RestoreReasons',
    '/src/cms/admin/broken/field-of-address#FieldOfAddress',
    '/src/cms/admin/forms/checkbox-names#CheckboxNames',
    '/src/cms/admin/reader-words/drag-words#DragWords',
    '/src/cms/admin/reader-words/select-words#SelectWords',
    '/src/cms/admin/reader-words/date-words#DateWords',
    '/src/cms/admin/reader-words/payload-names#PayloadNames',
  ],
  beforeLogin: ['/src/cms/admin/accounts/provider/provider-login#ProviderProblem'],
  afterLogin: ['/src/cms/admin/accounts/provider/provider-login#ProviderButton'],
  Nav: '/src/cms/admin/menu/menu#Menu',
  views: {
    dashboard: { Component: '/src/cms/admin/dashboard/dashboard#Dashboard' },
    // Under the name of Payload's own view it takes its place.
    login: { Component: '/src/cms/admin/accounts/second-factor/login-view#StaffLoginView' },
    invitation: {
      Component: '/src/cms/admin/accounts/invitation-view#InvitationView',
      path: '/invitation',
      exact: true,
    },
    week: {
      Component: '/src/cms/admin/appointments/week-view#WeekView',
      path: '/week',
      exact: true,
    },
    newAlert: {
      Component: '/src/cms/admin/noted/alert-view#AlertView',
      path: '/new-alert',
      exact: true,
    },
    newOffer: {
      Component: '/src/cms/admin/noted/offer-view#OfferView',
      path: '/new-offer',
      exact: true,
    },
    broken: {
      Component: '/src/cms/admin/broken/broken-view#BrokenView',
      path: '/broken',
      exact: true,
    },
    mailTexts: {
      Component: '/src/cms/admin/mail-texts/mail-texts-view#MailTextsView',
      path: '/mail-texts',
      exact: true,
    },
    translations: {
      Component: '/src/cms/admin/translations/translations-view#TranslationsView',
      path: '/translations',
      exact: true,
    },
    pageTree: {
      Component: '/src/cms/admin/page-tree/page-tree-view#PageTreeView',
      path: '/page-tree',
      exact: true,
    },
    siteMenu: {
      Component: '/src/cms/admin/site-menu/site-menu-view#SiteMenuView',
      path: '/site-menu',
      exact: true,
    },
    newLead: {
      Component: '/src/cms/admin/leads/noted-lead-view#NotedLeadView',
      path: '/new-lead',
      exact: true,
    },
    person: {
      Component: '/src/cms/admin/leads/person-view#PersonView',
      path: '/person',
      exact: true,
    },
    ownerNumbers: {
      Component: '/src/cms/admin/page-views/owner-numbers-view#OwnerNumbersView',
      path: '/owner-numbers',
      exact: true,
    },
  },
}
