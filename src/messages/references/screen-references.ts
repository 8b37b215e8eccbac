import type { screensFiles } from '@/messages/files/screens-files'
import type { sharedFiles } from '@/messages/files/shared-files'
import type { KeyIn, References } from './text-references'

type ScreenKey = KeyIn<{
  screens: (typeof screensFiles)['fr']
  shared: (typeof sharedFiles)['fr']
}>

/** What the screens of the back office say in the browser that is written elsewhere. */
export const screenReferences = {
  propertyPicker: {
    picker: {
      state: {
        sale: 'shared.forSale',
        rent: 'shared.forRent',
        draft: 'shared.draft',
      },
      remove: 'shared.remove',
      owner: 'shared.owner',
    },
  },
  appointments: {
    phone: {
      firstName: 'shared.firstName',
      lastName: 'shared.lastName',
      email: 'shared.email',
      phone: 'shared.phone',
      property: 'shared.property',
      invalid: 'shared.invalid',
      remark: 'shared.remark',
      busy: 'shared.busy',
      own: {
        day: 'shared.day',
        agent: 'shared.agent',
      },
    },
    calendar: {
      title: 'shared.privateCalendar',
    },
    appointmentTool: {
      feedback: 'shared.feedback',
      released: 'shared.feedbackReleased',
    },
  },
  publicationPlans: { move: 'screens.appointments.appointmentTool.move' },
  owners: {
    invite: {
      firstName: 'shared.firstName',
      lastName: 'shared.lastName',
      email: 'shared.email',
      phone: 'shared.phone',
      busy: 'shared.busy',
    },
    message: {
      body: 'shared.message',
      send: 'shared.send',
      attachments: 'shared.attachments',
      sendAnswer: 'shared.answer',
      answer: 'shared.yourAnswer',
      subject: 'shared.subject',
      agency: 'shared.agency',
      busy: 'shared.busy',
      to: 'shared.to',
      conversation: 'shared.conversation',
      codes: {
        required: 'screens.appointments.phone.errors.required',
        'too-long': 'screens.appointments.phone.errors.too-long',
      },
      pick: 'screens.appointments.phone.pick',
    },
    owner: {
      threads: 'shared.messages',
      owner: 'shared.owner',
      properties: 'shared.properties',
      invited: 'shared.invited',
      lastLogin: 'shared.lastLogin',
      never: 'shared.never',
    },
  },
  editing: {
    password: 'shared.password',
    back: 'shared.backToForm',
    account: 'shared.account',
    program: 'shared.program',
  },
  users: {
    accountLabels: {
      password: 'shared.newPassword',
    },
  },
  fields: {
    language: {
      label: 'shared.language',
    },
  },
  pictures: {
    describe: { plan: 'shared.floorPlan', inTown: 'shared.inTown' },
  },
} satisfies References<ScreenKey>
