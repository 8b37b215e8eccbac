import { StandingCell as StandingCell_2ffd3b365bae010cd049f2fb21c8d6af } from '../../../../src/cms/admin/stock/stock-cells'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkPickerField as LinkPickerField_72f476d3cb2232c096a2460a223a921e } from '../../../../src/cms/admin/link-picker/link-picker-field'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RibbonField as RibbonField_0b67d522854134f6cfe2299a6ace2e6f } from '../../../../src/cms/admin/named-number/named-number-fields'
import { TownCell as TownCell_2ffd3b365bae010cd049f2fb21c8d6af } from '../../../../src/cms/admin/stock/stock-cells'
import { TownField as TownField_d8b5dde885d2b1fdcd8c1bc60c3dc9dc } from '../../../../src/cms/admin/town-picker/town-field'
import { StreetCell as StreetCell_2ffd3b365bae010cd049f2fb21c8d6af } from '../../../../src/cms/admin/stock/stock-cells'
import { PlacePin as PlacePin_1216b0afc6dd9585f419a837a313d409 } from '../../../../src/cms/admin/place-pin/place-pin'
import { PriceCell as PriceCell_2ffd3b365bae010cd049f2fb21c8d6af } from '../../../../src/cms/admin/stock/stock-cells'
import { PriceUnitField as PriceUnitField_0b67d522854134f6cfe2299a6ace2e6f } from '../../../../src/cms/admin/named-number/named-number-fields'
import { DateDiff as DateDiff_86aa1ee1a5e498e5ff23edd141118834 } from '../../../../src/cms/admin/versions/date-diff'
import { DepositWarning as DepositWarning_c540b8bc8985e6ada83485ce25a425cf } from '../../../../src/cms/admin/property-checks/field-warning'
import { LabelWarning as LabelWarning_c540b8bc8985e6ada83485ce25a425cf } from '../../../../src/cms/admin/property-checks/field-warning'
import { PicturesField as PicturesField_4379da1a217cb7b86970103a5f61bea5 } from '../../../../src/cms/admin/pictures/pictures-field'
import { MatchingAlerts as MatchingAlerts_b5692678fe50987373d93c1abf2d2943 } from '../../../../src/cms/admin/alerts/matching-alerts'
import { PropertyOffers as PropertyOffers_1a0db63ae03d4e4228b98aa7b9a6e87d } from '../../../../src/cms/admin/leads/property-offers'
import { PropertyNumbers as PropertyNumbers_e5fd8590e04142a4ed7152803a5efc75 } from '../../../../src/cms/admin/page-views/property-numbers'
import { OverviewComponent as OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { DutiesField as DutiesField_16f7003c6dda3749319694f974f4b347 } from '../../../../src/cms/admin/duties/duties-field'
import { PictureCell as PictureCell_2ffd3b365bae010cd049f2fb21c8d6af } from '../../../../src/cms/admin/stock/stock-cells'
import { LanguagesCell as LanguagesCell_853228c8535dc7a59f7c6b45fe45fc09 } from '../../../../src/cms/admin/stock/lack-cells'
import { LacksCell as LacksCell_853228c8535dc7a59f7c6b45fe45fc09 } from '../../../../src/cms/admin/stock/lack-cells'
import { ViewsCell as ViewsCell_2ffd3b365bae010cd049f2fb21c8d6af } from '../../../../src/cms/admin/stock/stock-cells'
import { AgentCell as AgentCell_2ffd3b365bae010cd049f2fb21c8d6af } from '../../../../src/cms/admin/stock/stock-cells'
import { OwnerDiff as OwnerDiff_c10128040938037fa63e595cdeb13642 } from '../../../../src/cms/admin/owners/owner-diff'
import { StateCell as StateCell_22896b1e595cf6d38b95074b3f78ce18 } from '../../../../src/cms/admin/publication-plans/state-cell'
import { BinNotice as BinNotice_f2013a8f1d5bd91bfda2501472fb0da4 } from '../../../../src/cms/admin/bin/bin-notice'
import { StockViews as StockViews_575e4564c8db65f3324cc34d415db170 } from '../../../../src/cms/admin/stock/stock-views'
import { VersionAuthor as VersionAuthor_ef186cd438844d6e7fefbd051f1fd8c3 } from '../../../../src/cms/admin/versions/version-author'
import { LastEditor as LastEditor_cde8d117afe27d399fcc85e113f1f5b7 } from '../../../../src/cms/admin/audit/last-editor'
import { BaseVersion as BaseVersion_c9dccb1fc5c43777d6833c93c02ef276 } from '../../../../src/cms/admin/editing/base-version'
import { UploadNote as UploadNote_670701562f6d4521ef017b44580fe555 } from '../../../../src/cms/admin/pictures/upload-note'
import { DocumentGaps as DocumentGaps_0e0cd1c42ed6c960fcafab84ef5729fb } from '../../../../src/cms/admin/translations/document-gaps'
import { PublicationPlans as PublicationPlans_0b643d868c98580a71c854ee21427243 } from '../../../../src/cms/admin/publication-plans/publication-plans'
import { VersionsView as VersionsView_558ce3362211374538fe82a39dda28fc } from '../../../../src/cms/admin/versions/versions-view'
import { PropertyField as PropertyField_c6be7c9bbc820cc9424ca8d295f6a1c9 } from '../../../../src/cms/admin/property-picker/property-field'
import { UsedIn as UsedIn_837f5d3bb02003a9a437b97418ab4410 } from '../../../../src/cms/admin/usage/used-in'
import { AgentCalendar as AgentCalendar_09e198dab0e1ff2f18c99b3a9cd9a377 } from '../../../../src/cms/admin/appointments/agent-calendar'
import { OwnerOffice as OwnerOffice_3ec98fb11db7c89cbebb796189a11cae } from '../../../../src/cms/admin/owners/owner-office'
import { OwnerTools as OwnerTools_3bba1e4a0707ee46bbccb1ee4228c113 } from '../../../../src/cms/admin/owners/owner-tools'
import { OwnerThread as OwnerThread_f0be6b91e8126761ac5080acef5823d1 } from '../../../../src/cms/admin/owners/owner-thread'
import { DocumentNameCell as DocumentNameCell_694788ba31c3183fe9dd00d396a108a4 } from '../../../../src/cms/admin/usage/document-name-cell'
import { DocumentUsesCell as DocumentUsesCell_2fc9733d493c660f931b116882777408 } from '../../../../src/cms/admin/usage/document-uses-cell'
import { PageModules as PageModules_cd2f1554349cca573316e4ca4e1c299d } from '../../../../src/cms/admin/page-modules/page-modules'
import { CssField as CssField_1f85e26db9df7bebac8c64929bce5473 } from '../../../../src/cms/admin/code/css-field'
import { PageTreeLink as PageTreeLink_bb01680c6d060dd3a0e5c56bb2ccca9b } from '../../../../src/cms/admin/page-tree/page-tree-link'
import { PersonCell as PersonCell_db9583c839508eeab3f23fa28d239eeb } from '../../../../src/cms/admin/leads/lead-cells'
import { LeadSteps as LeadSteps_f818c4dd35bbcfdbf49ca299f70bf670 } from '../../../../src/cms/admin/leads/lead-steps'
import { LeadAnswers as LeadAnswers_fe9c759536efa1cf1893758c3f564873 } from '../../../../src/cms/admin/leads/lead-answers'
import { AgeCell as AgeCell_db9583c839508eeab3f23fa28d239eeb } from '../../../../src/cms/admin/leads/lead-cells'
import { AnswerLead as AnswerLead_56e37c66d13d5d257cbc27f8fc80d198 } from '../../../../src/cms/admin/answers/answer-lead'
import { LeadMails as LeadMails_e1399b3b8f78e58c1a1ac7c57ba0a01c } from '../../../../src/cms/admin/leads/lead-mails'
import { AnsweredCell as AnsweredCell_db9583c839508eeab3f23fa28d239eeb } from '../../../../src/cms/admin/leads/lead-cells'
import { MomentField as MomentField_f7936676cbd118e127b3cfac32703cbf } from '../../../../src/cms/admin/appointments/moment-field'
import { LeadViews as LeadViews_174c0fbfb44544e0b74a02914d229c33 } from '../../../../src/cms/admin/leads/lead-views'
import { LeadTools as LeadTools_1ea821482743416bccba46f7acd9383e } from '../../../../src/cms/admin/leads/lead-tools'
import { AppointmentOffice as AppointmentOffice_74d1bbcd0b5998c32b175e9db3aad125 } from '../../../../src/cms/admin/appointments/appointment-office'
import { MomentCell as MomentCell_f7936676cbd118e127b3cfac32703cbf } from '../../../../src/cms/admin/appointments/moment-field'
import { WeekListLink as WeekListLink_4551f4bce7834cd8ab7928af79b2b4c9 } from '../../../../src/cms/admin/appointments/week-link'
import { AlertCriteriaCell as AlertCriteriaCell_367eb5e2e8dd28709e6e8d455c759b7e } from '../../../../src/cms/admin/alerts/alert-criteria'
import { AlertCriteriaField as AlertCriteriaField_367eb5e2e8dd28709e6e8d455c759b7e } from '../../../../src/cms/admin/alerts/alert-criteria'
import { SubscriberTools as SubscriberTools_17b0bc40f860a0bdacd969f691a49d16 } from '../../../../src/cms/admin/newsletter/subscriber-tools'
import { MailPreview as MailPreview_48f89d5035a844470db53b6f8f345cf2 } from '../../../../src/cms/admin/mails/mail-preview'
import { MailActions as MailActions_f928e469c02b63e0b8285f0ec03d8ec6 } from '../../../../src/cms/admin/mails/mail-actions'
import { MailAboutCell as MailAboutCell_aff153514b1c75646140a29e3be848bd } from '../../../../src/cms/admin/mails/mail-about'
import { MailAboutField as MailAboutField_aff153514b1c75646140a29e3be848bd } from '../../../../src/cms/admin/mails/mail-about'
import { FailedMails as FailedMails_69c428fddf36501ce9a5c21088a72110 } from '../../../../src/cms/admin/mails/failed-mails'
import { CurrentPassword as CurrentPassword_1ad1fd2f61f5c5eb675de7c83ba2ba3f } from '../../../../src/cms/admin/accounts/current-password'
import { InvitationCell as InvitationCell_c620b1fac5e1f5b12336b8c653e38544 } from '../../../../src/cms/admin/accounts/invitation-state'
import { InvitationField as InvitationField_c620b1fac5e1f5b12336b8c653e38544 } from '../../../../src/cms/admin/accounts/invitation-state'
import { FactorCell as FactorCell_18808722175a2a26d21bde17d8324b91 } from '../../../../src/cms/admin/accounts/second-factor/factor-field'
import { FactorField as FactorField_18808722175a2a26d21bde17d8324b91 } from '../../../../src/cms/admin/accounts/second-factor/factor-field'
import { ProviderField as ProviderField_e019e2f60ea0ef9750e5f1d6f0471820 } from '../../../../src/cms/admin/accounts/provider/provider-field'
import { SessionsField as SessionsField_c9c4b8f448768ad9e13b7612e2bd86cc } from '../../../../src/cms/admin/accounts/sessions-field'
import { ColleagueTools as ColleagueTools_b4e452c846497b589a151a243c3ac056 } from '../../../../src/cms/admin/accounts/colleague-tools'
import { WhoCell as WhoCell_55343d9028c81d6b0d52305bd2e5d5d6 } from '../../../../src/cms/admin/audit/audit-cells'
import { KindCell as KindCell_55343d9028c81d6b0d52305bd2e5d5d6 } from '../../../../src/cms/admin/audit/audit-cells'
import { KindField as KindField_55343d9028c81d6b0d52305bd2e5d5d6 } from '../../../../src/cms/admin/audit/audit-cells'
import { SubjectCell as SubjectCell_55343d9028c81d6b0d52305bd2e5d5d6 } from '../../../../src/cms/admin/audit/audit-cells'
import { FieldsCell as FieldsCell_55343d9028c81d6b0d52305bd2e5d5d6 } from '../../../../src/cms/admin/audit/audit-cells'
import { FieldsField as FieldsField_55343d9028c81d6b0d52305bd2e5d5d6 } from '../../../../src/cms/admin/audit/audit-cells'
import { AuditTools as AuditTools_949bc8e19e49a960ea00a836ed6d83df } from '../../../../src/cms/admin/audit/audit-tools'
import { WatermarkState as WatermarkState_5c22fe31aa5880d973cd2ec89e42f51c } from '../../../../src/cms/admin/watermark-state'
import { Menu as Menu_a298e768beb23b99d17bf3bfc3d3e539 } from '../../../../src/cms/admin/menu/menu'
import { BrandIcon as BrandIcon_ee4a3f68c53642aa536633bb62deb74d } from '../../../../src/cms/admin/brand'
import { BrandLogo as BrandLogo_ee4a3f68c53642aa536633bb62deb74d } from '../../../../src/cms/admin/brand'
import { ProviderButton as ProviderButton_bdbb29bc831511db3f178320f9b963f6 } from '../../../../src/cms/admin/accounts/provider/provider-login'
import { ProviderProblem as ProviderProblem_bdbb29bc831511db3f178320f9b963f6 } from '../../../../src/cms/admin/accounts/provider/provider-login'
import { EditingGuard as EditingGuard_b5ebbc7fd6223306a4e8d172bae5eb6b } from '../../../../src/cms/admin/editing/editing-guard'
import { RestoreReasons as RestoreReasons_1064ec37753e0eae5205bf51e644f72c } from '../../../../src/cms/admin/versions/restore-reasons'
import { FieldOfAddress as FieldOfAddress_e5e26da5a9c2d3d9ef3aa2e13171058a } from '../../../../src/cms/admin/broken/field-of-address'
import { CheckboxNames as CheckboxNames_5e49cc2dd221e85d25d67114857d5a71 } from '../../../../src/cms/admin/forms/checkbox-names'
import { DragWords as DragWords_2780d25ab47962921bb1e90c7fab33b7 } from '../../../../src/cms/admin/reader-words/drag-words'
import { SelectWords as SelectWords_7f7ff047cebb24563b09a7c58f7b47ad } from '../../../../src/cms/admin/reader-words/select-words'
import { DateWords as DateWords_a9aaec62e3bf59ee6db931908d0054b7 } from '../../../../src/cms/admin/reader-words/date-words'
import { PayloadNames as PayloadNames_01101b0d2edd75459ed710ac43acf549 } from '../../../../src/cms/admin/reader-words/payload-names'
import { Dashboard as Dashboard_f984f6ad5bff9c512fc3e6e76284a527 } from '../../../../src/cms/admin/dashboard/dashboard'
import { StaffLoginView as StaffLoginView_d09c7c4b66b9959e7ed22219ed1cc3d1 } from '../../../../src/cms/admin/accounts/second-factor/login-view'
import { InvitationView as InvitationView_4137ef569b9ab5c5d3d7c3fe85797e01 } from '../../../../src/cms/admin/accounts/invitation-view'
import { WeekView as WeekView_e5a71c9e57c3a504048c3de7981ef630 } from '../../../../src/cms/admin/appointments/week-view'
import { AlertView as AlertView_9e3ea9efb3568c0988109ee3d7a27b59 } from '../../../../src/cms/admin/noted/alert-view'
import { OfferView as OfferView_33adf6c0b222b1a7c6eb7ec6faf0da07 } from '../../../../src/cms/admin/noted/offer-view'
import { BrokenView as BrokenView_482d57c6d34c79821c4c606204a7d947 } from '../../../../src/cms/admin/broken/broken-view'
import { MailTextsView as MailTextsView_5e84594f6f4b17df2d818a891889482e } from '../../../../src/cms/admin/mail-texts/mail-texts-view'
import { TranslationsView as TranslationsView_876e561fd08ea3883684b9ef97527913 } from '../../../../src/cms/admin/translations/translations-view'
import { PageTreeView as PageTreeView_ef63f9b71c8a7851c22b4396ea72a5a1 } from '../../../../src/cms/admin/page-tree/page-tree-view'
import { SiteMenuView as SiteMenuView_c14132ac856b4c5233874484bc4e69ed } from '../../../../src/cms/admin/site-menu/site-menu-view'
import { NotedLeadView as NotedLeadView_423c6cffa8c7bb1c554cbcb7ca58c54c } from '../../../../src/cms/admin/leads/noted-lead-view'
import { PersonView as PersonView_6efbb02fbaf470ab996c2a9581f508e1 } from '../../../../src/cms/admin/leads/person-view'
import { OwnerNumbersView as OwnerNumbersView_bf14e1743bc82770723b54d3059e945c } from '../../../../src/cms/admin/page-views/owner-numbers-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/cms/admin/stock/stock-cells#StandingCell": StandingCell_2ffd3b365bae010cd049f2fb21c8d6af,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/cms/admin/link-picker/link-picker-field#LinkPickerField": LinkPickerField_72f476d3cb2232c096a2460a223a921e,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/cms/admin/named-number/named-number-fields#RibbonField": RibbonField_0b67d522854134f6cfe2299a6ace2e6f,
  "/src/cms/admin/stock/stock-cells#TownCell": TownCell_2ffd3b365bae010cd049f2fb21c8d6af,
  "/src/cms/admin/town-picker/town-field#TownField": TownField_d8b5dde885d2b1fdcd8c1bc60c3dc9dc,
  "/src/cms/admin/stock/stock-cells#StreetCell": StreetCell_2ffd3b365bae010cd049f2fb21c8d6af,
  "/src/cms/admin/place-pin/place-pin#PlacePin": PlacePin_1216b0afc6dd9585f419a837a313d409,
  "/src/cms/admin/stock/stock-cells#PriceCell": PriceCell_2ffd3b365bae010cd049f2fb21c8d6af,
  "/src/cms/admin/named-number/named-number-fields#PriceUnitField": PriceUnitField_0b67d522854134f6cfe2299a6ace2e6f,
  "/src/cms/admin/versions/date-diff#DateDiff": DateDiff_86aa1ee1a5e498e5ff23edd141118834,
  "/src/cms/admin/property-checks/field-warning#DepositWarning": DepositWarning_c540b8bc8985e6ada83485ce25a425cf,
  "/src/cms/admin/property-checks/field-warning#LabelWarning": LabelWarning_c540b8bc8985e6ada83485ce25a425cf,
  "/src/cms/admin/pictures/pictures-field#PicturesField": PicturesField_4379da1a217cb7b86970103a5f61bea5,
  "/src/cms/admin/alerts/matching-alerts#MatchingAlerts": MatchingAlerts_b5692678fe50987373d93c1abf2d2943,
  "/src/cms/admin/leads/property-offers#PropertyOffers": PropertyOffers_1a0db63ae03d4e4228b98aa7b9a6e87d,
  "/src/cms/admin/page-views/property-numbers#PropertyNumbers": PropertyNumbers_e5fd8590e04142a4ed7152803a5efc75,
  "@payloadcms/plugin-seo/client#OverviewComponent": OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/src/cms/admin/duties/duties-field#DutiesField": DutiesField_16f7003c6dda3749319694f974f4b347,
  "/src/cms/admin/stock/stock-cells#PictureCell": PictureCell_2ffd3b365bae010cd049f2fb21c8d6af,
  "/src/cms/admin/stock/lack-cells#LanguagesCell": LanguagesCell_853228c8535dc7a59f7c6b45fe45fc09,
  "/src/cms/admin/stock/lack-cells#LacksCell": LacksCell_853228c8535dc7a59f7c6b45fe45fc09,
  "/src/cms/admin/stock/stock-cells#ViewsCell": ViewsCell_2ffd3b365bae010cd049f2fb21c8d6af,
  "/src/cms/admin/stock/stock-cells#AgentCell": AgentCell_2ffd3b365bae010cd049f2fb21c8d6af,
  "/src/cms/admin/owners/owner-diff#OwnerDiff": OwnerDiff_c10128040938037fa63e595cdeb13642,
  "/src/cms/admin/publication-plans/state-cell#StateCell": StateCell_22896b1e595cf6d38b95074b3f78ce18,
  "/src/cms/admin/bin/bin-notice#BinNotice": BinNotice_f2013a8f1d5bd91bfda2501472fb0da4,
  "/src/cms/admin/stock/stock-views#StockViews": StockViews_575e4564c8db65f3324cc34d415db170,
  "/src/cms/admin/versions/version-author#VersionAuthor": VersionAuthor_ef186cd438844d6e7fefbd051f1fd8c3,
  "/src/cms/admin/audit/last-editor#LastEditor": LastEditor_cde8d117afe27d399fcc85e113f1f5b7,
  "/src/cms/admin/editing/base-version#BaseVersion": BaseVersion_c9dccb1fc5c43777d6833c93c02ef276,
  "/src/cms/admin/pictures/upload-note#UploadNote": UploadNote_670701562f6d4521ef017b44580fe555,
  "/src/cms/admin/translations/document-gaps#DocumentGaps": DocumentGaps_0e0cd1c42ed6c960fcafab84ef5729fb,
  "/src/cms/admin/publication-plans/publication-plans#PublicationPlans": PublicationPlans_0b643d868c98580a71c854ee21427243,
  "/src/cms/admin/versions/versions-view#VersionsView": VersionsView_558ce3362211374538fe82a39dda28fc,
  "/src/cms/admin/property-picker/property-field#PropertyField": PropertyField_c6be7c9bbc820cc9424ca8d295f6a1c9,
  "/src/cms/admin/usage/used-in#UsedIn": UsedIn_837f5d3bb02003a9a437b97418ab4410,
  "/src/cms/admin/appointments/agent-calendar#AgentCalendar": AgentCalendar_09e198dab0e1ff2f18c99b3a9cd9a377,
  "/src/cms/admin/owners/owner-office#OwnerOffice": OwnerOffice_3ec98fb11db7c89cbebb796189a11cae,
  "/src/cms/admin/owners/owner-tools#OwnerTools": OwnerTools_3bba1e4a0707ee46bbccb1ee4228c113,
  "/src/cms/admin/owners/owner-thread#OwnerThread": OwnerThread_f0be6b91e8126761ac5080acef5823d1,
  "/src/cms/admin/usage/document-name-cell#DocumentNameCell": DocumentNameCell_694788ba31c3183fe9dd00d396a108a4,
  "/src/cms/admin/usage/document-uses-cell#DocumentUsesCell": DocumentUsesCell_2fc9733d493c660f931b116882777408,
  "/src/cms/admin/page-modules/page-modules#PageModules": PageModules_cd2f1554349cca573316e4ca4e1c299d,
  "/src/cms/admin/code/css-field#CssField": CssField_1f85e26db9df7bebac8c64929bce5473,
  "/src/cms/admin/page-tree/page-tree-link#PageTreeLink": PageTreeLink_bb01680c6d060dd3a0e5c56bb2ccca9b,
  "/src/cms/admin/leads/lead-cells#PersonCell": PersonCell_db9583c839508eeab3f23fa28d239eeb,
  "/src/cms/admin/leads/lead-steps#LeadSteps": LeadSteps_f818c4dd35bbcfdbf49ca299f70bf670,
  "/src/cms/admin/leads/lead-answers#LeadAnswers": LeadAnswers_fe9c759536efa1cf1893758c3f564873,
  "/src/cms/admin/leads/lead-cells#AgeCell": AgeCell_db9583c839508eeab3f23fa28d239eeb,
  "/src/cms/admin/answers/answer-lead#AnswerLead": AnswerLead_56e37c66d13d5d257cbc27f8fc80d198,
  "/src/cms/admin/leads/lead-mails#LeadMails": LeadMails_e1399b3b8f78e58c1a1ac7c57ba0a01c,
  "/src/cms/admin/leads/lead-cells#AnsweredCell": AnsweredCell_db9583c839508eeab3f23fa28d239eeb,
  "/src/cms/admin/appointments/moment-field#MomentField": MomentField_f7936676cbd118e127b3cfac32703cbf,
  "/src/cms/admin/leads/lead-views#LeadViews": LeadViews_174c0fbfb44544e0b74a02914d229c33,
  "/src/cms/admin/leads/lead-tools#LeadTools": LeadTools_1ea821482743416bccba46f7acd9383e,
  "/src/cms/admin/appointments/appointment-office#AppointmentOffice": AppointmentOffice_74d1bbcd0b5998c32b175e9db3aad125,
  "/src/cms/admin/appointments/moment-field#MomentCell": MomentCell_f7936676cbd118e127b3cfac32703cbf,
  "/src/cms/admin/appointments/week-link#WeekListLink": WeekListLink_4551f4bce7834cd8ab7928af79b2b4c9,
  "/src/cms/admin/alerts/alert-criteria#AlertCriteriaCell": AlertCriteriaCell_367eb5e2e8dd28709e6e8d455c759b7e,
  "/src/cms/admin/alerts/alert-criteria#AlertCriteriaField": AlertCriteriaField_367eb5e2e8dd28709e6e8d455c759b7e,
  "/src/cms/admin/newsletter/subscriber-tools#SubscriberTools": SubscriberTools_17b0bc40f860a0bdacd969f691a49d16,
  "/src/cms/admin/mails/mail-preview#MailPreview": MailPreview_48f89d5035a844470db53b6f8f345cf2,
  "/src/cms/admin/mails/mail-actions#MailActions": MailActions_f928e469c02b63e0b8285f0ec03d8ec6,
  "/src/cms/admin/mails/mail-about#MailAboutCell": MailAboutCell_aff153514b1c75646140a29e3be848bd,
  "/src/cms/admin/mails/mail-about#MailAboutField": MailAboutField_aff153514b1c75646140a29e3be848bd,
  "/src/cms/admin/mails/failed-mails#FailedMails": FailedMails_69c428fddf36501ce9a5c21088a72110,
  "/src/cms/admin/accounts/current-password#CurrentPassword": CurrentPassword_1ad1fd2f61f5c5eb675de7c83ba2ba3f,
  "/src/cms/admin/accounts/invitation-state#InvitationCell": InvitationCell_c620b1fac5e1f5b12336b8c653e38544,
  "/src/cms/admin/accounts/invitation-state#InvitationField": InvitationField_c620b1fac5e1f5b12336b8c653e38544,
  "/src/cms/admin/accounts/second-factor/factor-field#FactorCell": FactorCell_18808722175a2a26d21bde17d8324b91,
  "/src/cms/admin/accounts/second-factor/factor-field#FactorField": FactorField_18808722175a2a26d21bde17d8324b91,
  "/src/cms/admin/accounts/provider/provider-field#ProviderField": ProviderField_e019e2f60ea0ef9750e5f1d6f0471820,
  "/src/cms/admin/accounts/sessions-field#SessionsField": SessionsField_c9c4b8f448768ad9e13b7612e2bd86cc,
  "/src/cms/admin/accounts/colleague-tools#ColleagueTools": ColleagueTools_b4e452c846497b589a151a243c3ac056,
  "/src/cms/admin/audit/audit-cells#WhoCell": WhoCell_55343d9028c81d6b0d52305bd2e5d5d6,
  "/src/cms/admin/audit/audit-cells#KindCell": KindCell_55343d9028c81d6b0d52305bd2e5d5d6,
  "/src/cms/admin/audit/audit-cells#KindField": KindField_55343d9028c81d6b0d52305bd2e5d5d6,
  "/src/cms/admin/audit/audit-cells#SubjectCell": SubjectCell_55343d9028c81d6b0d52305bd2e5d5d6,
  "/src/cms/admin/audit/audit-cells#FieldsCell": FieldsCell_55343d9028c81d6b0d52305bd2e5d5d6,
  "/src/cms/admin/audit/audit-cells#FieldsField": FieldsField_55343d9028c81d6b0d52305bd2e5d5d6,
  "/src/cms/admin/audit/audit-tools#AuditTools": AuditTools_949bc8e19e49a960ea00a836ed6d83df,
  "/src/cms/admin/watermark-state#WatermarkState": WatermarkState_5c22fe31aa5880d973cd2ec89e42f51c,
  "/src/cms/admin/menu/menu#Menu": Menu_a298e768beb23b99d17bf3bfc3d3e539,
  "/src/cms/admin/brand#BrandIcon": BrandIcon_ee4a3f68c53642aa536633bb62deb74d,
  "/src/cms/admin/brand#BrandLogo": BrandLogo_ee4a3f68c53642aa536633bb62deb74d,
  "/src/cms/admin/accounts/provider/provider-login#ProviderButton": ProviderButton_bdbb29bc831511db3f178320f9b963f6,
  "/src/cms/admin/accounts/provider/provider-login#ProviderProblem": ProviderProblem_bdbb29bc831511db3f178320f9b963f6,
  "/src/cms/admin/editing/editing-guard#EditingGuard": EditingGuard_b5ebbc7fd6223306a4e8d172bae5eb6b,
  "/src/cms/admin/versions/restore-reasons#RestoreReasons": RestoreReasons_1064ec37753e0eae5205bf51e644f72c,
  "/src/cms/admin/broken/field-of-address#FieldOfAddress": FieldOfAddress_e5e26da5a9c2d3d9ef3aa2e13171058a,
  "/src/cms/admin/forms/checkbox-names#CheckboxNames": CheckboxNames_5e49cc2dd221e85d25d67114857d5a71,
  "/src/cms/admin/reader-words/drag-words#DragWords": DragWords_2780d25ab47962921bb1e90c7fab33b7,
  "/src/cms/admin/reader-words/select-words#SelectWords": SelectWords_7f7ff047cebb24563b09a7c58f7b47ad,
  "/src/cms/admin/reader-words/date-words#DateWords": DateWords_a9aaec62e3bf59ee6db931908d0054b7,
  "/src/cms/admin/reader-words/payload-names#PayloadNames": PayloadNames_01101b0d2edd75459ed710ac43acf549,
  "/src/cms/admin/dashboard/dashboard#Dashboard": Dashboard_f984f6ad5bff9c512fc3e6e76284a527,
  "/src/cms/admin/accounts/second-factor/login-view#StaffLoginView": StaffLoginView_d09c7c4b66b9959e7ed22219ed1cc3d1,
  "/src/cms/admin/accounts/invitation-view#InvitationView": InvitationView_4137ef569b9ab5c5d3d7c3fe85797e01,
  "/src/cms/admin/appointments/week-view#WeekView": WeekView_e5a71c9e57c3a504048c3de7981ef630,
  "/src/cms/admin/noted/alert-view#AlertView": AlertView_9e3ea9efb3568c0988109ee3d7a27b59,
  "/src/cms/admin/noted/offer-view#OfferView": OfferView_33adf6c0b222b1a7c6eb7ec6faf0da07,
  "/src/cms/admin/broken/broken-view#BrokenView": BrokenView_482d57c6d34c79821c4c606204a7d947,
  "/src/cms/admin/mail-texts/mail-texts-view#MailTextsView": MailTextsView_5e84594f6f4b17df2d818a891889482e,
  "/src/cms/admin/translations/translations-view#TranslationsView": TranslationsView_876e561fd08ea3883684b9ef97527913,
  "/src/cms/admin/page-tree/page-tree-view#PageTreeView": PageTreeView_ef63f9b71c8a7851c22b4396ea72a5a1,
  "/src/cms/admin/site-menu/site-menu-view#SiteMenuView": SiteMenuView_c14132ac856b4c5233874484bc4e69ed,
  "/src/cms/admin/leads/noted-lead-view#NotedLeadView": NotedLeadView_423c6cffa8c7bb1c554cbcb7ca58c54c,
  "/src/cms/admin/leads/person-view#PersonView": PersonView_6efbb02fbaf470ab996c2a9581f508e1,
  "/src/cms/admin/page-views/owner-numbers-view#OwnerNumbersView": OwnerNumbersView_bf14e1743bc82770723b54d3059e945c,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
