import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { DepositWarning as DepositWarning_c540b8bc8985e6ada83485ce25a425cf } from '../../../../src/cms/admin/property-checks/field-warning'
import { LabelWarning as LabelWarning_c540b8bc8985e6ada83485ce25a425cf } from '../../../../src/cms/admin/property-checks/field-warning'
import { HomeSeekers as HomeSeekers_5739b78bb1aa55e13aaeb7c3adf99333 } from '../../../../src/cms/admin/home-seekers'
import { HomeNumbers as HomeNumbers_a074448da22ca71932e1a443023f3382 } from '../../../../src/cms/admin/home-numbers'
import { OverviewComponent as OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PictureCell as PictureCell_bdb1b59bbe8152135e33066c51ada585 } from '../../../../src/cms/admin/home-picker/picture-cell'
import { AddressCell as AddressCell_bdb1b59bbe8152135e33066c51ada585 } from '../../../../src/cms/admin/home-picker/picture-cell'
import { ChecksCell as ChecksCell_a2abca97701c2a57f8c0a57867380adf } from '../../../../src/cms/admin/property-checks/checks-cell'
import { BaseVersion as BaseVersion_c9dccb1fc5c43777d6833c93c02ef276 } from '../../../../src/cms/admin/editing/base-version'
import { HomeField as HomeField_26f58a2540d6068e4830f3ddaa43732d } from '../../../../src/cms/admin/home-picker/home-field'
import { UsedIn as UsedIn_837f5d3bb02003a9a437b97418ab4410 } from '../../../../src/cms/admin/usage/used-in'
import { AgentCalendar as AgentCalendar_ca31dd8742589f56c00f573464cf162f } from '../../../../src/cms/admin/agent-calendar'
import { OwnerOffice as OwnerOffice_e5283953a2615d2bd5c6f275856d8792 } from '../../../../src/cms/admin/owner-office'
import { OwnerTools as OwnerTools_a678c9d9ceb6f346f46978325e02e292 } from '../../../../src/cms/admin/owner-tools'
import { OwnerThread as OwnerThread_50dcb9d9dd30b160248f74f5ba8b5b9f } from '../../../../src/cms/admin/owner-thread'
import { CssField as CssField_1f85e26db9df7bebac8c64929bce5473 } from '../../../../src/cms/admin/code/css-field'
import { LeadAnswers as LeadAnswers_a760daec103a37375e1e9c3c007af816 } from '../../../../src/cms/admin/lead-answers'
import { AnswerLead as AnswerLead_164627806ed098e7c2cdf8eed679ceac } from '../../../../src/cms/admin/answer-lead'
import { LeadMails as LeadMails_a9b48ebe70a0520b7ffcc507ff07ba2d } from '../../../../src/cms/admin/lead-mails'
import { LeadTools as LeadTools_1948ce8b24e60689cf4debc1ac2ab89e } from '../../../../src/cms/admin/lead-tools'
import { VisitOffice as VisitOffice_266d22fc28f905e726c607c842a7ab4d } from '../../../../src/cms/admin/visit-office'
import { MomentCell as MomentCell_ebab5189ba858a520fc1f14a02b6eb4b } from '../../../../src/cms/admin/moment-field'
import { MomentField as MomentField_ebab5189ba858a520fc1f14a02b6eb4b } from '../../../../src/cms/admin/moment-field'
import { WeekListLink as WeekListLink_6ee79138a6a27fe6c84247d386652208 } from '../../../../src/cms/admin/week-link'
import { AlertWishesCell as AlertWishesCell_506039720a5d9d4d6e91188c06f0bb24 } from '../../../../src/cms/admin/alert-wishes'
import { AlertWishesField as AlertWishesField_506039720a5d9d4d6e91188c06f0bb24 } from '../../../../src/cms/admin/alert-wishes'
import { SubscriberTools as SubscriberTools_c968ed620e0c2ccd66deb858a5a4acc4 } from '../../../../src/cms/admin/subscriber-tools'
import { MailPreview as MailPreview_c36a92f29a9a70ea2ce8d7c6cb5f1475 } from '../../../../src/cms/admin/mail-preview'
import { MailActions as MailActions_4aac984a77bd051463ecc64c59887601 } from '../../../../src/cms/admin/mail-actions'
import { MailAboutCell as MailAboutCell_aff153514b1c75646140a29e3be848bd } from '../../../../src/cms/admin/mails/mail-about'
import { MailAboutField as MailAboutField_aff153514b1c75646140a29e3be848bd } from '../../../../src/cms/admin/mails/mail-about'
import { FailedMails as FailedMails_3b5c37131a9ac34d0692f44f8b27af52 } from '../../../../src/cms/admin/failed-mails'
import { CurrentPassword as CurrentPassword_1ad1fd2f61f5c5eb675de7c83ba2ba3f } from '../../../../src/cms/admin/accounts/current-password'
import { BrandIcon as BrandIcon_ee4a3f68c53642aa536633bb62deb74d } from '../../../../src/cms/admin/brand'
import { BrandLogo as BrandLogo_ee4a3f68c53642aa536633bb62deb74d } from '../../../../src/cms/admin/brand'
import { VisitsSoon as VisitsSoon_09adb977e07d582c3b2b006d40dce2ee } from '../../../../src/cms/admin/visits-soon'
import { NewLeads as NewLeads_6c01e5894cce0cdfb1583f0c741e702e } from '../../../../src/cms/admin/new-leads'
import { WaitingAnswers as WaitingAnswers_12ccf32f2963152f14ea0ad08bca44f6 } from '../../../../src/cms/admin/waiting-answers'
import { WeekNavLink as WeekNavLink_6ee79138a6a27fe6c84247d386652208 } from '../../../../src/cms/admin/week-link'
import { OwnerNumbersNavLink as OwnerNumbersNavLink_fe3d2fe1974155475a1111b3fd7c7b64 } from '../../../../src/cms/admin/owner-numbers-link'
import { EditingGuard as EditingGuard_b5ebbc7fd6223306a4e8d172bae5eb6b } from '../../../../src/cms/admin/editing/editing-guard'
import { RestoreReasons as RestoreReasons_1064ec37753e0eae5205bf51e644f72c } from '../../../../src/cms/admin/versions/restore-reasons'
import { WeekView as WeekView_f6174dd9865b0996322db5d2efcda4c6 } from '../../../../src/cms/admin/week-view'
import { OwnerNumbersView as OwnerNumbersView_d89093651e8a324aa353751a4c14e2be } from '../../../../src/cms/admin/owner-numbers-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/cms/admin/property-checks/field-warning#DepositWarning": DepositWarning_c540b8bc8985e6ada83485ce25a425cf,
  "/src/cms/admin/property-checks/field-warning#LabelWarning": LabelWarning_c540b8bc8985e6ada83485ce25a425cf,
  "/src/cms/admin/home-seekers#HomeSeekers": HomeSeekers_5739b78bb1aa55e13aaeb7c3adf99333,
  "/src/cms/admin/home-numbers#HomeNumbers": HomeNumbers_a074448da22ca71932e1a443023f3382,
  "@payloadcms/plugin-seo/client#OverviewComponent": OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/src/cms/admin/home-picker/picture-cell#PictureCell": PictureCell_bdb1b59bbe8152135e33066c51ada585,
  "/src/cms/admin/home-picker/picture-cell#AddressCell": AddressCell_bdb1b59bbe8152135e33066c51ada585,
  "/src/cms/admin/property-checks/checks-cell#ChecksCell": ChecksCell_a2abca97701c2a57f8c0a57867380adf,
  "/src/cms/admin/editing/base-version#BaseVersion": BaseVersion_c9dccb1fc5c43777d6833c93c02ef276,
  "/src/cms/admin/home-picker/home-field#HomeField": HomeField_26f58a2540d6068e4830f3ddaa43732d,
  "/src/cms/admin/usage/used-in#UsedIn": UsedIn_837f5d3bb02003a9a437b97418ab4410,
  "/src/cms/admin/agent-calendar#AgentCalendar": AgentCalendar_ca31dd8742589f56c00f573464cf162f,
  "/src/cms/admin/owner-office#OwnerOffice": OwnerOffice_e5283953a2615d2bd5c6f275856d8792,
  "/src/cms/admin/owner-tools#OwnerTools": OwnerTools_a678c9d9ceb6f346f46978325e02e292,
  "/src/cms/admin/owner-thread#OwnerThread": OwnerThread_50dcb9d9dd30b160248f74f5ba8b5b9f,
  "/src/cms/admin/code/css-field#CssField": CssField_1f85e26db9df7bebac8c64929bce5473,
  "/src/cms/admin/lead-answers#LeadAnswers": LeadAnswers_a760daec103a37375e1e9c3c007af816,
  "/src/cms/admin/answer-lead#AnswerLead": AnswerLead_164627806ed098e7c2cdf8eed679ceac,
  "/src/cms/admin/lead-mails#LeadMails": LeadMails_a9b48ebe70a0520b7ffcc507ff07ba2d,
  "/src/cms/admin/lead-tools#LeadTools": LeadTools_1948ce8b24e60689cf4debc1ac2ab89e,
  "/src/cms/admin/visit-office#VisitOffice": VisitOffice_266d22fc28f905e726c607c842a7ab4d,
  "/src/cms/admin/moment-field#MomentCell": MomentCell_ebab5189ba858a520fc1f14a02b6eb4b,
  "/src/cms/admin/moment-field#MomentField": MomentField_ebab5189ba858a520fc1f14a02b6eb4b,
  "/src/cms/admin/week-link#WeekListLink": WeekListLink_6ee79138a6a27fe6c84247d386652208,
  "/src/cms/admin/alert-wishes#AlertWishesCell": AlertWishesCell_506039720a5d9d4d6e91188c06f0bb24,
  "/src/cms/admin/alert-wishes#AlertWishesField": AlertWishesField_506039720a5d9d4d6e91188c06f0bb24,
  "/src/cms/admin/subscriber-tools#SubscriberTools": SubscriberTools_c968ed620e0c2ccd66deb858a5a4acc4,
  "/src/cms/admin/mail-preview#MailPreview": MailPreview_c36a92f29a9a70ea2ce8d7c6cb5f1475,
  "/src/cms/admin/mail-actions#MailActions": MailActions_4aac984a77bd051463ecc64c59887601,
  "/src/cms/admin/mails/mail-about#MailAboutCell": MailAboutCell_aff153514b1c75646140a29e3be848bd,
  "/src/cms/admin/mails/mail-about#MailAboutField": MailAboutField_aff153514b1c75646140a29e3be848bd,
  "/src/cms/admin/failed-mails#FailedMails": FailedMails_3b5c37131a9ac34d0692f44f8b27af52,
  "/src/cms/admin/accounts/current-password#CurrentPassword": CurrentPassword_1ad1fd2f61f5c5eb675de7c83ba2ba3f,
  "/src/cms/admin/brand#BrandIcon": BrandIcon_ee4a3f68c53642aa536633bb62deb74d,
  "/src/cms/admin/brand#BrandLogo": BrandLogo_ee4a3f68c53642aa536633bb62deb74d,
  "/src/cms/admin/visits-soon#VisitsSoon": VisitsSoon_09adb977e07d582c3b2b006d40dce2ee,
  "/src/cms/admin/new-leads#NewLeads": NewLeads_6c01e5894cce0cdfb1583f0c741e702e,
  "/src/cms/admin/waiting-answers#WaitingAnswers": WaitingAnswers_12ccf32f2963152f14ea0ad08bca44f6,
  "/src/cms/admin/week-link#WeekNavLink": WeekNavLink_6ee79138a6a27fe6c84247d386652208,
  "/src/cms/admin/owner-numbers-link#OwnerNumbersNavLink": OwnerNumbersNavLink_fe3d2fe1974155475a1111b3fd7c7b64,
  "/src/cms/admin/editing/editing-guard#EditingGuard": EditingGuard_b5ebbc7fd6223306a4e8d172bae5eb6b,
  "/src/cms/admin/versions/restore-reasons#RestoreReasons": RestoreReasons_1064ec37753e0eae5205bf51e644f72c,
  "/src/cms/admin/week-view#WeekView": WeekView_f6174dd9865b0996322db5d2efcda4c6,
  "/src/cms/admin/owner-numbers-view#OwnerNumbersView": OwnerNumbersView_d89093651e8a324aa353751a4c14e2be,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
