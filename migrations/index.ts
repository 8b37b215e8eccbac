import * as migration_20261121_111414_initial from './20261121_111414_initial';
import * as migration_20261121_135745_purchase_rates from './20261121_135745_purchase_rates';
import * as migration_20261121_142538_property_search from './20261121_142538_property_search';
import * as migration_20261121_164800_shown_place from './20261121_164800_shown_place';
import * as migration_20261121_173150_module_projects from './20261121_173150_module_projects';
import * as migration_20261121_175014_mails from './20261121_175014_mails';
import * as migration_20261121_181946_leads from './20261121_181946_leads';
import * as migration_20261121_182100_form_guards from './20261121_182100_form_guards';
import * as migration_20261121_201752_letting from './20261121_201752_letting';
import * as migration_20261121_212253_visits from './20261121_212253_visits';
import * as migration_20261121_212300_visit_guards from './20261121_212300_visit_guards';
import * as migration_20261122_003457_alerts from './20261122_003457_alerts';
import * as migration_20261122_003500_alert_search from './20261122_003500_alert_search';
import * as migration_20261122_093037_owner_area from './20261122_093037_owner_area';
import * as migration_20261122_093100_visit_counts from './20261122_093100_visit_counts';
import * as migration_20261122_135557_phone_pictures from './20261122_135557_phone_pictures';
import * as migration_20261122_150000_annuity_price from './20261122_150000_annuity_price';
import * as migration_20261122_150100_media_originals from './20261122_150100_media_originals';
import * as migration_20261123_030350_staff_logins from './20261123_030350_staff_logins';
import * as migration_20261123_031400_promises_of_forms from './20261123_031400_promises_of_forms';
import * as migration_20261123_033859_visit_times_and_languages from './20261123_033859_visit_times_and_languages';
import * as migration_20261123_034500_document_edits from './20261123_034500_document_edits';
import * as migration_20261123_040435_module_layout from './20261123_040435_module_layout';
import * as migration_20261123_045500_base_of_edits from './20261123_045500_base_of_edits';
import * as migration_20261123_063000_papers_to_clean from './20261123_063000_papers_to_clean';
import * as migration_20261123_064500_town_names from './20261123_064500_town_names';
import * as migration_20261123_070056_mail_topics from './20261123_070056_mail_topics';
import * as migration_20261123_070500_order_of_names from './20261123_070500_order_of_names';
import * as migration_20261123_072500_owners_of_copies from './20261123_072500_owners_of_copies';
import * as migration_20261123_073000_home_words from './20261123_073000_home_words';
import * as migration_20261123_140000_criteria_of_alerts from './20261123_140000_criteria_of_alerts';
import * as migration_20261123_142000_queue_workers from './20261123_142000_queue_workers';
import * as migration_20261123_143000_appointments_and_page_views from './20261123_143000_appointments_and_page_views';
import * as migration_20261123_171500_edits_of_appointments from './20261123_171500_edits_of_appointments';
import * as migration_20261123_210000_announced_changes from './20261123_210000_announced_changes';
import * as migration_20261124_003000_names_of_notices_and_hashes from './20261124_003000_names_of_notices_and_hashes';
import * as migration_20261124_010000_cache_purges from './20261124_010000_cache_purges';
import * as migration_20261124_033000_impersonations from './20261124_033000_impersonations';
import * as migration_20261125_040000_places from './20261125_040000_places';
import * as migration_20261125_074542_cards_and_phases from './20261125_074542_cards_and_phases';
import * as migration_20261125_075215_listed_towns from './20261125_075215_listed_towns';
import * as migration_20261125_080000_similar_properties from './20261125_080000_similar_properties';
import * as migration_20261125_081000_price_changes from './20261125_081000_price_changes';
import * as migration_20261125_081200_saved_links from './20261125_081200_saved_links';
import * as migration_20261125_091800_loan_rate from './20261125_091800_loan_rate';
import * as migration_20261125_105959_people from './20261125_105959_people';
import * as migration_20261125_110103_price_history from './20261125_110103_price_history';
import * as migration_20261125_110107_backup_settings from './20261125_110107_backup_settings';
import * as migration_20261125_110120_office_hours from './20261125_110120_office_hours';
import * as migration_20261125_110312_furnished_and_lift from './20261125_110312_furnished_and_lift';
import * as migration_20261125_110629_district_and_large_pictures from './20261125_110629_district_and_large_pictures';
import * as migration_20261126_182431_accounts from './20261126_182431_accounts';
import * as migration_20261126_182519_province_texts_and_first_publication from './20261126_182519_province_texts_and_first_publication';
import * as migration_20261126_182713_staff_day from './20261126_182713_staff_day';
import * as migration_20261126_184438_duties_broken_and_mail_texts from './20261126_184438_duties_broken_and_mail_texts';
import * as migration_20261126_231456_contact_of_leads from './20261126_231456_contact_of_leads';
import * as migration_20261127_074500_usable_surface from './20261127_074500_usable_surface';
import * as migration_20261127_112500_deleted_ids_and_browsers from './20261127_112500_deleted_ids_and_browsers';
import * as migration_20261127_151414_publication_plans from './20261127_151414_publication_plans';
import * as migration_20261127_151500_listed_languages from './20261127_151500_listed_languages';
import * as migration_20261127_151908_leads_assigned_and_reminded from './20261127_151908_leads_assigned_and_reminded';
import * as migration_20261127_152152_second_factor from './20261127_152152_second_factor';
import * as migration_20261127_155619_roles from './20261127_155619_roles';
import * as migration_20261127_195301_login_provider from './20261127_195301_login_provider';
import * as migration_20261127_195539_bin from './20261127_195539_bin';
import * as migration_20261127_195754_rights_of_roles from './20261127_195754_rights_of_roles';
import * as migration_20261127_234944_statuses from './20261127_234944_statuses';
import * as migration_20261127_235136_replies from './20261127_235136_replies';
import * as migration_20261127_235900_links_and_history from './20261127_235900_links_and_history';
import * as migration_20261128_050741_watermark from './20261128_050741_watermark';
import * as migration_20261128_050852_passkeys from './20261128_050852_passkeys';
import * as migration_20261128_052347_version_authors from './20261128_052347_version_authors';
import * as migration_20261128_053407_answer_files from './20261128_053407_answer_files';
import * as migration_20261128_115339_owners_made_by from './20261128_115339_owners_made_by';

export const migrations = [
  {
    up: migration_20261121_111414_initial.up,
    down: migration_20261121_111414_initial.down,
    name: '20261121_111414_initial',
  },
  {
    up: migration_20261121_135745_purchase_rates.up,
    down: migration_20261121_135745_purchase_rates.down,
    name: '20261121_135745_purchase_rates',
  },
  {
    up: migration_20261121_142538_property_search.up,
    down: migration_20261121_142538_property_search.down,
    name: '20261121_142538_property_search',
  },
  {
    up: migration_20261121_164800_shown_place.up,
    down: migration_20261121_164800_shown_place.down,
    name: '20261121_164800_shown_place',
  },
  {
    up: migration_20261121_173150_module_projects.up,
    down: migration_20261121_173150_module_projects.down,
    name: '20261121_173150_module_projects',
  },
  {
    up: migration_20261121_175014_mails.up,
    down: migration_20261121_175014_mails.down,
    name: '20261121_175014_mails',
  },
  {
    up: migration_20261121_181946_leads.up,
    down: migration_20261121_181946_leads.down,
    name: '20261121_181946_leads',
  },
  {
    up: migration_20261121_182100_form_guards.up,
    down: migration_20261121_182100_form_guards.down,
    name: '20261121_182100_form_guards',
  },
  {
    up: migration_20261121_201752_letting.up,
    down: migration_20261121_201752_letting.down,
    name: '20261121_201752_letting',
  },
  {
    up: migration_20261121_212253_visits.up,
    down: migration_20261121_212253_visits.down,
    name: '20261121_212253_visits',
  },
  {
    up: migration_20261121_212300_visit_guards.up,
    down: migration_20261121_212300_visit_guards.down,
    name: '20261121_212300_visit_guards',
  },
  {
    up: migration_20261122_003457_alerts.up,
    down: migration_20261122_003457_alerts.down,
    name: '20261122_003457_alerts',
  },
  {
    up: migration_20261122_003500_alert_search.up,
    down: migration_20261122_003500_alert_search.down,
    name: '20261122_003500_alert_search',
  },
  {
    up: migration_20261122_093037_owner_area.up,
    down: migration_20261122_093037_owner_area.down,
    name: '20261122_093037_owner_area',
  },
  {
    up: migration_20261122_093100_visit_counts.up,
    down: migration_20261122_093100_visit_counts.down,
    name: '20261122_093100_visit_counts',
  },
  {
    up: migration_20261122_135557_phone_pictures.up,
    down: migration_20261122_135557_phone_pictures.down,
    name: '20261122_135557_phone_pictures',
  },
  {
    up: migration_20261122_150000_annuity_price.up,
    down: migration_20261122_150000_annuity_price.down,
    name: '20261122_150000_annuity_price',
  },
  {
    up: migration_20261122_150100_media_originals.up,
    down: migration_20261122_150100_media_originals.down,
    name: '20261122_150100_media_originals',
  },
  {
    up: migration_20261123_030350_staff_logins.up,
    down: migration_20261123_030350_staff_logins.down,
    name: '20261123_030350_staff_logins',
  },
  {
    up: migration_20261123_031400_promises_of_forms.up,
    down: migration_20261123_031400_promises_of_forms.down,
    name: '20261123_031400_promises_of_forms',
  },
  {
    up: migration_20261123_033859_visit_times_and_languages.up,
    down: migration_20261123_033859_visit_times_and_languages.down,
    name: '20261123_033859_visit_times_and_languages',
  },
  {
    up: migration_20261123_034500_document_edits.up,
    down: migration_20261123_034500_document_edits.down,
    name: '20261123_034500_document_edits',
  },
  {
    up: migration_20261123_040435_module_layout.up,
    down: migration_20261123_040435_module_layout.down,
    name: '20261123_040435_module_layout',
  },
  {
    up: migration_20261123_045500_base_of_edits.up,
    down: migration_20261123_045500_base_of_edits.down,
    name: '20261123_045500_base_of_edits',
  },
  {
    up: migration_20261123_063000_papers_to_clean.up,
    down: migration_20261123_063000_papers_to_clean.down,
    name: '20261123_063000_papers_to_clean',
  },
  {
    up: migration_20261123_064500_town_names.up,
    down: migration_20261123_064500_town_names.down,
    name: '20261123_064500_town_names',
  },
  {
    up: migration_20261123_070056_mail_topics.up,
    down: migration_20261123_070056_mail_topics.down,
    name: '20261123_070056_mail_topics',
  },
  {
    up: migration_20261123_070500_order_of_names.up,
    down: migration_20261123_070500_order_of_names.down,
    name: '20261123_070500_order_of_names',
  },
  {
    up: migration_20261123_072500_owners_of_copies.up,
    down: migration_20261123_072500_owners_of_copies.down,
    name: '20261123_072500_owners_of_copies',
  },
  {
    up: migration_20261123_073000_home_words.up,
    down: migration_20261123_073000_home_words.down,
    name: '20261123_073000_home_words',
  },
  {
    up: migration_20261123_140000_criteria_of_alerts.up,
    down: migration_20261123_140000_criteria_of_alerts.down,
    name: '20261123_140000_criteria_of_alerts',
  },
  {
    up: migration_20261123_142000_queue_workers.up,
    down: migration_20261123_142000_queue_workers.down,
    name: '20261123_142000_queue_workers',
  },
  {
    up: migration_20261123_143000_appointments_and_page_views.up,
    down: migration_20261123_143000_appointments_and_page_views.down,
    name: '20261123_143000_appointments_and_page_views',
  },
  {
    up: migration_20261123_171500_edits_of_appointments.up,
    down: migration_20261123_171500_edits_of_appointments.down,
    name: '20261123_171500_edits_of_appointments',
  },
  {
    up: migration_20261123_210000_announced_changes.up,
    down: migration_20261123_210000_announced_changes.down,
    name: '20261123_210000_announced_changes',
  },
  {
    up: migration_20261124_003000_names_of_notices_and_hashes.up,
    down: migration_20261124_003000_names_of_notices_and_hashes.down,
    name: '20261124_003000_names_of_notices_and_hashes',
  },
  {
    up: migration_20261124_010000_cache_purges.up,
    down: migration_20261124_010000_cache_purges.down,
    name: '20261124_010000_cache_purges',
  },
  {
    up: migration_20261124_033000_impersonations.up,
    down: migration_20261124_033000_impersonations.down,
    name: '20261124_033000_impersonations',
  },
  {
    up: migration_20261125_040000_places.up,
    down: migration_20261125_040000_places.down,
    name: '20261125_040000_places',
  },
  {
    up: migration_20261125_074542_cards_and_phases.up,
    down: migration_20261125_074542_cards_and_phases.down,
    name: '20261125_074542_cards_and_phases',
  },
  {
    up: migration_20261125_075215_listed_towns.up,
    down: migration_20261125_075215_listed_towns.down,
    name: '20261125_075215_listed_towns',
  },
  {
    up: migration_20261125_080000_similar_properties.up,
    down: migration_20261125_080000_similar_properties.down,
    name: '20261125_080000_similar_properties',
  },
  {
    up: migration_20261125_081000_price_changes.up,
    down: migration_20261125_081000_price_changes.down,
    name: '20261125_081000_price_changes',
  },
  {
    up: migration_20261125_081200_saved_links.up,
    down: migration_20261125_081200_saved_links.down,
    name: '20261125_081200_saved_links',
  },
  {
    up: migration_20261125_091800_loan_rate.up,
    down: migration_20261125_091800_loan_rate.down,
    name: '20261125_091800_loan_rate',
  },
  {
    up: migration_20261125_105959_people.up,
    down: migration_20261125_105959_people.down,
    name: '20261125_105959_people',
  },
  {
    up: migration_20261125_110103_price_history.up,
    down: migration_20261125_110103_price_history.down,
    name: '20261125_110103_price_history',
  },
  {
    up: migration_20261125_110107_backup_settings.up,
    down: migration_20261125_110107_backup_settings.down,
    name: '20261125_110107_backup_settings',
  },
  {
    up: migration_20261125_110120_office_hours.up,
    down: migration_20261125_110120_office_hours.down,
    name: '20261125_110120_office_hours',
  },
  {
    up: migration_20261125_110312_furnished_and_lift.up,
    down: migration_20261125_110312_furnished_and_lift.down,
    name: '20261125_110312_furnished_and_lift',
  },
  {
    up: migration_20261125_110629_district_and_large_pictures.up,
    down: migration_20261125_110629_district_and_large_pictures.down,
    name: '20261125_110629_district_and_large_pictures',
  },
  {
    up: migration_20261126_182431_accounts.up,
    down: migration_20261126_182431_accounts.down,
    name: '20261126_182431_accounts',
  },
  {
    up: migration_20261126_182519_province_texts_and_first_publication.up,
    down: migration_20261126_182519_province_texts_and_first_publication.down,
    name: '20261126_182519_province_texts_and_first_publication',
  },
  {
    up: migration_20261126_182713_staff_day.up,
    down: migration_20261126_182713_staff_day.down,
    name: '20261126_182713_staff_day',
  },
  {
    up: migration_20261126_184438_duties_broken_and_mail_texts.up,
    down: migration_20261126_184438_duties_broken_and_mail_texts.down,
    name: '20261126_184438_duties_broken_and_mail_texts',
  },
  {
    up: migration_20261126_231456_contact_of_leads.up,
    down: migration_20261126_231456_contact_of_leads.down,
    name: '20261126_231456_contact_of_leads',
  },
  {
    up: migration_20261127_074500_usable_surface.up,
    down: migration_20261127_074500_usable_surface.down,
    name: '20261127_074500_usable_surface',
  },
  {
    up: migration_20261127_112500_deleted_ids_and_browsers.up,
    down: migration_20261127_112500_deleted_ids_and_browsers.down,
    name: '20261127_112500_deleted_ids_and_browsers',
  },
  {
    up: migration_20261127_151414_publication_plans.up,
    down: migration_20261127_151414_publication_plans.down,
    name: '20261127_151414_publication_plans',
  },
  {
    up: migration_20261127_151500_listed_languages.up,
    down: migration_20261127_151500_listed_languages.down,
    name: '20261127_151500_listed_languages',
  },
  {
    up: migration_20261127_151908_leads_assigned_and_reminded.up,
    down: migration_20261127_151908_leads_assigned_and_reminded.down,
    name: '20261127_151908_leads_assigned_and_reminded',
  },
  {
    up: migration_20261127_152152_second_factor.up,
    down: migration_20261127_152152_second_factor.down,
    name: '20261127_152152_second_factor',
  },
  {
    up: migration_20261127_155619_roles.up,
    down: migration_20261127_155619_roles.down,
    name: '20261127_155619_roles',
  },
  {
    up: migration_20261127_195301_login_provider.up,
    down: migration_20261127_195301_login_provider.down,
    name: '20261127_195301_login_provider',
  },
  {
    up: migration_20261127_195539_bin.up,
    down: migration_20261127_195539_bin.down,
    name: '20261127_195539_bin',
  },
  {
    up: migration_20261127_195754_rights_of_roles.up,
    down: migration_20261127_195754_rights_of_roles.down,
    name: '20261127_195754_rights_of_roles',
  },
  {
    up: migration_20261127_234944_statuses.up,
    down: migration_20261127_234944_statuses.down,
    name: '20261127_234944_statuses',
  },
  {
    up: migration_20261127_235136_replies.up,
    down: migration_20261127_235136_replies.down,
    name: '20261127_235136_replies',
  },
  {
    up: migration_20261127_235900_links_and_history.up,
    down: migration_20261127_235900_links_and_history.down,
    name: '20261127_235900_links_and_history',
  },
  {
    up: migration_20261128_050741_watermark.up,
    down: migration_20261128_050741_watermark.down,
    name: '20261128_050741_watermark',
  },
  {
    up: migration_20261128_050852_passkeys.up,
    down: migration_20261128_050852_passkeys.down,
    name: '20261128_050852_passkeys',
  },
  {
    up: migration_20261128_052347_version_authors.up,
    down: migration_20261128_052347_version_authors.down,
    name: '20261128_052347_version_authors',
  },
  {
    up: migration_20261128_053407_answer_files.up,
    down: migration_20261128_053407_answer_files.down,
    name: '20261128_053407_answer_files',
  },
  {
    up: migration_20261128_115339_owners_made_by.up,
    down: migration_20261128_115339_owners_made_by.down,
    name: '20261128_115339_owners_made_by',
  },
];
