import type { Field, RowField, Tab, TextField } from 'payload'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { positionFields } from '@/cms/fields/properties/position-fields'
import { webAddressField } from '@/cms/fields/routing/web-address'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { siteTexts } from '@/messages/site-messages'

type AgencyTabOptions = { name: string; label: EditorTexts; description?: EditorTexts; localized?: boolean }

const text = ({ name, label, description, localized = false }: AgencyTabOptions): TextField => ({
  name,
  type: 'text',
  localized,
  label,
  admin: { description },
})

const row = (...fields: Field[]): RowField => ({ type: 'row', fields })

const contact: Field[] = [
  row(
    text({
      name: 'name',
      label: sharedTexts.name,
    }),
    text({
      name: 'legalName',
      label: officeTexts.siteSettings.agencyTab.legalName.label,
    }),
  ),
  row(
    text({ name: 'street', label: siteTexts.lead.fields.street }),
    text({ name: 'houseNumber', label: officeTexts.siteSettings.agencyTab.houseNumber.label }),
  ),
  row(
    text({ name: 'zip', label: siteTexts.lead.fields.zip }),
    text({ name: 'city', label: officeTexts.common.town }),
    text({ name: 'country', localized: true, label: officeTexts.common.country }),
  ),
  row(
    text({
      name: 'phone',
      label: sharedTexts.phone,
      description: officeTexts.agents.phone.description,
    }),
    { name: 'email', type: 'email', label: sharedTexts.email },
  ),
  positionFields({
    latitude: officeTexts.siteSettings.agencyTab.position.description,
    longitude: officeTexts.siteSettings.agencyTab.position.description,
  }),
]

const ethics = webAddressField({
  name: 'ethicsUrl',
  label: officeTexts.siteSettings.agencyTab.ethicsUrl.label,
  description: officeTexts.siteSettings.agencyTab.ethicsUrl.description,
})

const mentions: Field[] = [
  row(
    text({
      name: 'companyNumber',
      label: siteTexts.mentions.companyNumber,
      description: officeTexts.siteSettings.agencyTab.companyNumber.description,
    }),
    text({
      name: 'vatNumber',
      label: officeTexts.siteSettings.agencyTab.vatNumber.label,
      description: officeTexts.siteSettings.agencyTab.vatNumber.description,
    }),
  ),
  text({
    name: 'supervisoryAuthority',
    localized: true,
    label: officeTexts.siteSettings.agencyTab.supervisoryAuthority.label,
    description: officeTexts.siteSettings.agencyTab.supervisoryAuthority.description,
  }),
  row(
    text({
      name: 'professionalTitle',
      localized: true,
      label: siteTexts.mentions.professionalTitle,
    }),
    text({
      name: 'professionalNumber',
      label: siteTexts.mentions.professionalNumber,
    }),
  ),
  row(
    text({
      name: 'insurer',
      label: officeTexts.siteSettings.agencyTab.insurer.label,
    }),
    text({
      name: 'insurancePolicy',
      label: officeTexts.siteSettings.agencyTab.insurancePolicy.label,
    }),
  ),
  text({
    name: 'thirdPartyAccount',
    label: officeTexts.siteSettings.agencyTab.thirdPartyAccount.label,
  }),
  { ...ethics, localized: true },
]

/** The agency itself, with the legal mentions of an agent (IPI/BIV). */
export const agencyTab: Tab = {
  name: 'agency',
  label: sharedTexts.agency,
  fields: [
    ...contact,
    {
      type: 'collapsible',
      label: officeTexts.siteSettings.agencyTab.agency.legalMentions.label,
      fields: mentions,
    },
    row(
      {
        name: 'logo',
        type: 'upload',
        relationTo: 'media',
        label: officeTexts.common.logo,
      },
      {
        name: 'shareImage',
        type: 'upload',
        relationTo: 'media',
        label: officeTexts.siteSettings.agencyTab.agency.shareImage.label,
        admin: {
          description: officeTexts.siteSettings.agencyTab.agency.shareImage.description,
        },
      },
    ),
  ],
}
