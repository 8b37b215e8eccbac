import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_properties_goal" AS ENUM('sale', 'rent');
  CREATE TYPE "public"."enum_properties_availability" AS ENUM('available', 'sold', 'rented');
  CREATE TYPE "public"."enum_properties_construction_facades" AS ENUM('2', '3', '4');
  CREATE TYPE "public"."enum_properties_construction_heating" AS ENUM('gas', 'oil', 'heat-pump', 'electric', 'pellets', 'district', 'wood');
  CREATE TYPE "public"."enum_properties_construction_glazing" AS ENUM('single', 'double', 'triple');
  CREATE TYPE "public"."enum_properties_construction_window_frame" AS ENUM('pvc', 'wood', 'aluminium', 'wood-aluminium');
  CREATE TYPE "public"."enum_properties_construction_kitchen" AS ENUM('none', 'semi-equipped', 'equipped', 'hyper-equipped');
  CREATE TYPE "public"."enum_properties_construction_roof" AS ENUM('tiles', 'slate', 'flat', 'zinc', 'thatch', 'corrugated');
  CREATE TYPE "public"."enum_properties_energy_label" AS ENUM('A++', 'A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D+', 'D', 'D-', 'E+', 'E', 'E-', 'F', 'G', 'H', 'I');
  CREATE TYPE "public"."enum_properties_energy_electricity_certificate" AS ENUM('conform', 'not-conform', 'none');
  CREATE TYPE "public"."enum_properties_energy_gas_certificate" AS ENUM('conform', 'not-conform', 'none');
  CREATE TYPE "public"."enum_properties_energy_asbestos_type" AS ENUM('safe', 'not-safe', 'unknown');
  CREATE TYPE "public"."enum_properties_planning_area_application" AS ENUM('residential', 'rural-residential', 'agricultural', 'economic', 'mixed');
  CREATE TYPE "public"."enum_properties_planning_permit" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum_properties_planning_allotment_permit" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum_properties_planning_preemptive_rights" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum_properties_planning_summons" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum_properties_planning_judicial_decision" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum_properties_planning_flood_zone" AS ENUM('none', 'low', 'medium', 'high');
  CREATE TYPE "public"."enum_properties_planning_g_score" AS ENUM('A', 'B', 'C', 'D');
  CREATE TYPE "public"."enum_properties_planning_p_score" AS ENUM('A', 'B', 'C', 'D');
  CREATE TYPE "public"."enum_properties_meta_twitter_card" AS ENUM('summary', 'summary-large-image');
  CREATE TYPE "public"."enum_properties_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__properties_v_version_goal" AS ENUM('sale', 'rent');
  CREATE TYPE "public"."enum__properties_v_version_construction_facades" AS ENUM('2', '3', '4');
  CREATE TYPE "public"."enum__properties_v_version_construction_heating" AS ENUM('gas', 'oil', 'heat-pump', 'electric', 'pellets', 'district', 'wood');
  CREATE TYPE "public"."enum__properties_v_version_construction_glazing" AS ENUM('single', 'double', 'triple');
  CREATE TYPE "public"."enum__properties_v_version_construction_window_frame" AS ENUM('pvc', 'wood', 'aluminium', 'wood-aluminium');
  CREATE TYPE "public"."enum__properties_v_version_construction_kitchen" AS ENUM('none', 'semi-equipped', 'equipped', 'hyper-equipped');
  CREATE TYPE "public"."enum__properties_v_version_construction_roof" AS ENUM('tiles', 'slate', 'flat', 'zinc', 'thatch', 'corrugated');
  CREATE TYPE "public"."enum__properties_v_version_energy_label" AS ENUM('A++', 'A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D+', 'D', 'D-', 'E+', 'E', 'E-', 'F', 'G', 'H', 'I');
  CREATE TYPE "public"."enum__properties_v_version_energy_electricity_certificate" AS ENUM('conform', 'not-conform', 'none');
  CREATE TYPE "public"."enum__properties_v_version_energy_gas_certificate" AS ENUM('conform', 'not-conform', 'none');
  CREATE TYPE "public"."enum__properties_v_version_energy_asbestos_type" AS ENUM('safe', 'not-safe', 'unknown');
  CREATE TYPE "public"."enum__properties_v_version_planning_area_application" AS ENUM('residential', 'rural-residential', 'agricultural', 'economic', 'mixed');
  CREATE TYPE "public"."enum__properties_v_version_planning_permit" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum__properties_v_version_planning_allotment_permit" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum__properties_v_version_planning_preemptive_rights" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum__properties_v_version_planning_summons" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum__properties_v_version_planning_judicial_decision" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum__properties_v_version_planning_flood_zone" AS ENUM('none', 'low', 'medium', 'high');
  CREATE TYPE "public"."enum__properties_v_version_planning_g_score" AS ENUM('A', 'B', 'C', 'D');
  CREATE TYPE "public"."enum__properties_v_version_planning_p_score" AS ENUM('A', 'B', 'C', 'D');
  CREATE TYPE "public"."enum__properties_v_version_meta_twitter_card" AS ENUM('summary', 'summary-large-image');
  CREATE TYPE "public"."enum__properties_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__properties_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_projects_goal" AS ENUM('sale', 'rent');
  CREATE TYPE "public"."enum_projects_meta_twitter_card" AS ENUM('summary', 'summary-large-image');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_goal" AS ENUM('sale', 'rent');
  CREATE TYPE "public"."enum__projects_v_version_meta_twitter_card" AS ENUM('summary', 'summary-large-image');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_agents_languages" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_owners_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_documents_kind" AS ENUM('energy-certificate', 'electricity-inspection', 'asbestos-certificate', 'soil-certificate', 'planning-information', 'plan', 'specifications', 'co-ownership', 'agreement', 'brochure', 'other');
  CREATE TYPE "public"."enum_media_kind" AS ENUM('photo', 'floor-plan', 'logo', 'portrait', 'document-cover');
  CREATE TYPE "public"."enum_pages_banner_type" AS ENUM('image', 'color', 'gallery', 'video');
  CREATE TYPE "public"."enum_pages_meta_twitter_card" AS ENUM('summary', 'summary-large-image');
  CREATE TYPE "public"."enum_pages_type" AS ENUM('page', 'article', 'feedback', 'login', 'link');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_banner_type" AS ENUM('image', 'color', 'gallery', 'video');
  CREATE TYPE "public"."enum__pages_v_version_meta_twitter_card" AS ENUM('summary', 'summary-large-image');
  CREATE TYPE "public"."enum__pages_v_version_type" AS ENUM('page', 'article', 'feedback', 'login', 'link');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_modules_title_size" AS ENUM('h2', 'h3', 'h4');
  CREATE TYPE "public"."enum_modules_relation_type" AS ENUM('none', 'article', 'property-list', 'category', 'slider', 'opinion', 'stats', 'contact');
  CREATE TYPE "public"."enum_modules_view" AS ENUM('single', 'slider', 'collapse', 'news');
  CREATE TYPE "public"."enum_modules_background_type" AS ENUM('none', 'color', 'image');
  CREATE TYPE "public"."enum_modules_background_color" AS ENUM('paper', 'sand', 'ink', 'brick');
  CREATE TYPE "public"."enum_modules_position" AS ENUM('content-row');
  CREATE TYPE "public"."enum_modules_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__modules_v_version_title_size" AS ENUM('h2', 'h3', 'h4');
  CREATE TYPE "public"."enum__modules_v_version_relation_type" AS ENUM('none', 'article', 'property-list', 'category', 'slider', 'opinion', 'stats', 'contact');
  CREATE TYPE "public"."enum__modules_v_version_view" AS ENUM('single', 'slider', 'collapse', 'news');
  CREATE TYPE "public"."enum__modules_v_version_background_type" AS ENUM('none', 'color', 'image');
  CREATE TYPE "public"."enum__modules_v_version_background_color" AS ENUM('paper', 'sand', 'ink', 'brick');
  CREATE TYPE "public"."enum__modules_v_version_position" AS ENUM('content-row');
  CREATE TYPE "public"."enum__modules_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__modules_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_articles_meta_twitter_card" AS ENUM('summary', 'summary-large-image');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_meta_twitter_card" AS ENUM('summary', 'summary-large-image');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_property_lists_statuses" AS ENUM('available', 'sold', 'rented');
  CREATE TYPE "public"."enum_property_lists_rules_field" AS ENUM('price', 'bedrooms', 'bathrooms', 'garages', 'parkings', 'livingSurface', 'groundSurface', 'gardenSurface', 'terraceSurface', 'constructionYear', 'facades', 'energyKwh', 'marquee', 'publicId', 'energyLabel', 'zip', 'city', 'status', 'goal', 'newBuild', 'lifeAnnuity', 'publishPrice', 'types');
  CREATE TYPE "public"."enum_property_lists_rules_logic" AS ENUM('equals', 'not-equals', 'greater-than', 'at-least', 'less-than', 'at-most', 'contains', 'in', 'exists', 'not-exists');
  CREATE TYPE "public"."enum_property_lists_goal" AS ENUM('sale', 'rent', 'both');
  CREATE TYPE "public"."enum_property_lists_order" AS ENUM('newest', 'price-asc', 'price-desc', 'surface-desc');
  CREATE TYPE "public"."enum_contact_forms_kind" AS ENUM('site-contact', 'contact-demand', 'send-to-friend', 'contact-me', 'demand-register', 'contact-construction', 'contact-appointment', 'opinion-system', 'job-contact', 'forgot-password', 'sign-newsletter', 'request-document', 'rental-application', 'purchase-offer');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_top_bar_items_side" AS ENUM('left', 'right');
  CREATE TYPE "public"."enum_top_bar_items_icon" AS ENUM('phone', 'mail', 'map-pin', 'clock', 'user', 'calendar', 'heart', 'facebook', 'instagram', 'linkedin', 'whatsapp');
  CREATE TYPE "public"."enum_top_bar_items_color" AS ENUM('paper', 'sand', 'ink', 'brick');
  CREATE TYPE "public"."enum_popups_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__popups_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__popups_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_redirects_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'agent');
  CREATE TYPE "public"."enum_users_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_site_settings_languages_enabled" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_site_settings_languages_default" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TABLE "properties" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"goal" "enum_properties_goal",
  	"status" "enum_properties_availability" DEFAULT 'available',
  	"type_id" integer,
  	"new_build" boolean,
  	"project_id" integer,
  	"marquee" numeric DEFAULT 0,
  	"city_id" integer,
  	"street" varchar,
  	"house_number" varchar,
  	"box_number" varchar,
  	"publish_address" boolean DEFAULT true,
  	"latitude" numeric,
  	"longitude" numeric,
  	"price" numeric,
  	"start_price" numeric,
  	"price_unit" numeric DEFAULT 0,
  	"publish_price" boolean DEFAULT true,
  	"costs_rent_charges" numeric,
  	"costs_deposit" numeric,
  	"costs_inventory" numeric,
  	"costs_registration_rights" numeric,
  	"costs_vat" numeric,
  	"costs_notary_fees" numeric,
  	"costs_agency_cost" numeric,
  	"costs_property_tax" numeric,
  	"life_annuity_enabled" boolean,
  	"life_annuity_down_payment" numeric,
  	"life_annuity_monthly_annuity" numeric,
  	"life_annuity_bare_ownership_value" numeric,
  	"life_annuity_occupied" boolean,
  	"life_annuity_annuitants" numeric,
  	"life_annuity_ages" varchar,
  	"life_annuity_maximum_years" numeric,
  	"rooms_bedrooms" numeric,
  	"rooms_bathrooms" numeric,
  	"rooms_shower_rooms" numeric,
  	"rooms_toilets" numeric,
  	"rooms_garages" numeric,
  	"rooms_parkings" numeric,
  	"rooms_floors" numeric,
  	"surfaces_total" numeric,
  	"surfaces_living" numeric,
  	"surfaces_ground" numeric,
  	"surfaces_garden" numeric,
  	"surfaces_terrace" numeric,
  	"surfaces_office" numeric,
  	"surfaces_constructed" numeric,
  	"surfaces_front_width" numeric,
  	"surfaces_plot_width" numeric,
  	"construction_construction_year" numeric,
  	"construction_renovation_year" numeric,
  	"construction_facades" "enum_properties_construction_facades",
  	"construction_heating" "enum_properties_construction_heating",
  	"construction_glazing" "enum_properties_construction_glazing",
  	"construction_window_frame" "enum_properties_construction_window_frame",
  	"construction_kitchen" "enum_properties_construction_kitchen",
  	"construction_roof" "enum_properties_construction_roof",
  	"construction_unique_code" varchar,
  	"construction_detail_status" varchar,
  	"energy_performance" numeric,
  	"epc_label_text" varchar,
  	"energy_label" "enum_properties_energy_label",
  	"energy_certificate_number" varchar,
  	"energy_end_date" timestamp(3) with time zone,
  	"energy_total" numeric,
  	"energy_co2" numeric,
  	"energy_e_level" numeric,
  	"energy_electricity_certificate" "enum_properties_energy_electricity_certificate",
  	"energy_gas_certificate" "enum_properties_energy_gas_certificate",
  	"energy_asbestos_type" "enum_properties_energy_asbestos_type",
  	"energy_asbestos_date" timestamp(3) with time zone,
  	"planning_area_application" "enum_properties_planning_area_application",
  	"planning_permit" "enum_properties_planning_permit",
  	"planning_allotment_permit" "enum_properties_planning_allotment_permit",
  	"planning_preemptive_rights" "enum_properties_planning_preemptive_rights",
  	"planning_summons" "enum_properties_planning_summons",
  	"planning_judicial_decision" "enum_properties_planning_judicial_decision",
  	"planning_flood_zone" "enum_properties_planning_flood_zone",
  	"planning_g_score" "enum_properties_planning_g_score",
  	"planning_p_score" "enum_properties_planning_p_score",
  	"virtual_tour_url" varchar,
  	"video_url" varchar,
  	"meta_og_image_id" integer,
  	"meta_twitter_card" "enum_properties_meta_twitter_card" DEFAULT 'summary-large-image',
  	"public_id" numeric,
  	"listed_in_dutch" boolean DEFAULT false,
  	"listed_in_french" boolean DEFAULT false,
  	"listed_in_english" boolean DEFAULT false,
  	"listed_in_german" boolean DEFAULT false,
  	"published_at" timestamp(3) with time zone,
  	"agent_id" integer,
  	"owner_id" integer,
  	"record_file" varchar,
  	"snapshot_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_properties_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "properties_locales" (
  	"title" varchar,
  	"main_type_name" varchar,
  	"description" jsonb,
  	"marquee_name" varchar,
  	"price_unit_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"meta_og_title" varchar,
  	"meta_og_description" varchar,
  	"meta_twitter_title" varchar,
  	"meta_twitter_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "properties_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"property_types_id" integer,
  	"media_id" integer,
  	"documents_id" integer
  );
  
  CREATE TABLE "_properties_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_goal" "enum__properties_v_version_goal",
  	"version_status" "enum_properties_availability" DEFAULT 'available',
  	"version_type_id" integer,
  	"version_new_build" boolean,
  	"version_project_id" integer,
  	"version_marquee" numeric DEFAULT 0,
  	"version_city_id" integer,
  	"version_street" varchar,
  	"version_house_number" varchar,
  	"version_box_number" varchar,
  	"version_publish_address" boolean DEFAULT true,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_price" numeric,
  	"version_start_price" numeric,
  	"version_price_unit" numeric DEFAULT 0,
  	"version_publish_price" boolean DEFAULT true,
  	"version_costs_rent_charges" numeric,
  	"version_costs_deposit" numeric,
  	"version_costs_inventory" numeric,
  	"version_costs_registration_rights" numeric,
  	"version_costs_vat" numeric,
  	"version_costs_notary_fees" numeric,
  	"version_costs_agency_cost" numeric,
  	"version_costs_property_tax" numeric,
  	"version_life_annuity_enabled" boolean,
  	"version_life_annuity_down_payment" numeric,
  	"version_life_annuity_monthly_annuity" numeric,
  	"version_life_annuity_bare_ownership_value" numeric,
  	"version_life_annuity_occupied" boolean,
  	"version_life_annuity_annuitants" numeric,
  	"version_life_annuity_ages" varchar,
  	"version_life_annuity_maximum_years" numeric,
  	"version_rooms_bedrooms" numeric,
  	"version_rooms_bathrooms" numeric,
  	"version_rooms_shower_rooms" numeric,
  	"version_rooms_toilets" numeric,
  	"version_rooms_garages" numeric,
  	"version_rooms_parkings" numeric,
  	"version_rooms_floors" numeric,
  	"version_surfaces_total" numeric,
  	"version_surfaces_living" numeric,
  	"version_surfaces_ground" numeric,
  	"version_surfaces_garden" numeric,
  	"version_surfaces_terrace" numeric,
  	"version_surfaces_office" numeric,
  	"version_surfaces_constructed" numeric,
  	"version_surfaces_front_width" numeric,
  	"version_surfaces_plot_width" numeric,
  	"version_construction_construction_year" numeric,
  	"version_construction_renovation_year" numeric,
  	"version_construction_facades" "enum__properties_v_version_construction_facades",
  	"version_construction_heating" "enum__properties_v_version_construction_heating",
  	"version_construction_glazing" "enum__properties_v_version_construction_glazing",
  	"version_construction_window_frame" "enum__properties_v_version_construction_window_frame",
  	"version_construction_kitchen" "enum__properties_v_version_construction_kitchen",
  	"version_construction_roof" "enum__properties_v_version_construction_roof",
  	"version_construction_unique_code" varchar,
  	"version_construction_detail_status" varchar,
  	"version_energy_performance" numeric,
  	"version_epc_label_text" varchar,
  	"version_energy_label" "enum__properties_v_version_energy_label",
  	"version_energy_certificate_number" varchar,
  	"version_energy_end_date" timestamp(3) with time zone,
  	"version_energy_total" numeric,
  	"version_energy_co2" numeric,
  	"version_energy_e_level" numeric,
  	"version_energy_electricity_certificate" "enum__properties_v_version_energy_electricity_certificate",
  	"version_energy_gas_certificate" "enum__properties_v_version_energy_gas_certificate",
  	"version_energy_asbestos_type" "enum__properties_v_version_energy_asbestos_type",
  	"version_energy_asbestos_date" timestamp(3) with time zone,
  	"version_planning_area_application" "enum__properties_v_version_planning_area_application",
  	"version_planning_permit" "enum__properties_v_version_planning_permit",
  	"version_planning_allotment_permit" "enum__properties_v_version_planning_allotment_permit",
  	"version_planning_preemptive_rights" "enum__properties_v_version_planning_preemptive_rights",
  	"version_planning_summons" "enum__properties_v_version_planning_summons",
  	"version_planning_judicial_decision" "enum__properties_v_version_planning_judicial_decision",
  	"version_planning_flood_zone" "enum__properties_v_version_planning_flood_zone",
  	"version_planning_g_score" "enum__properties_v_version_planning_g_score",
  	"version_planning_p_score" "enum__properties_v_version_planning_p_score",
  	"version_virtual_tour_url" varchar,
  	"version_video_url" varchar,
  	"version_meta_og_image_id" integer,
  	"version_meta_twitter_card" "enum__properties_v_version_meta_twitter_card" DEFAULT 'summary-large-image',
  	"version_public_id" numeric,
  	"version_listed_in_dutch" boolean DEFAULT false,
  	"version_listed_in_french" boolean DEFAULT false,
  	"version_listed_in_english" boolean DEFAULT false,
  	"version_listed_in_german" boolean DEFAULT false,
  	"version_published_at" timestamp(3) with time zone,
  	"version_agent_id" integer,
  	"version_owner_id" integer,
  	"version_record_file" varchar,
  	"version_snapshot_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__properties_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__properties_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_properties_v_locales" (
  	"version_title" varchar,
  	"version_main_type_name" varchar,
  	"version_description" jsonb,
  	"version_marquee_name" varchar,
  	"version_price_unit_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_meta_og_title" varchar,
  	"version_meta_og_description" varchar,
  	"version_meta_twitter_title" varchar,
  	"version_meta_twitter_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_properties_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"property_types_id" integer,
  	"media_id" integer,
  	"documents_id" integer
  );
  
  CREATE TABLE "projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"goal" "enum_projects_goal",
  	"project_type_id" integer,
  	"city_id" integer,
  	"street" varchar,
  	"house_number" varchar,
  	"box_number" varchar,
  	"publish_address" boolean DEFAULT true,
  	"latitude" numeric,
  	"longitude" numeric,
  	"external_url" varchar,
  	"meta_og_image_id" integer,
  	"meta_twitter_card" "enum_projects_meta_twitter_card" DEFAULT 'summary-large-image',
  	"public_id" numeric,
  	"listed_in_dutch" boolean DEFAULT false,
  	"listed_in_french" boolean DEFAULT false,
  	"listed_in_english" boolean DEFAULT false,
  	"listed_in_german" boolean DEFAULT false,
  	"agent_id" integer,
  	"record_file" varchar,
  	"snapshot_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_projects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "projects_locales" (
  	"title" varchar,
  	"description" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"meta_og_title" varchar,
  	"meta_og_description" varchar,
  	"meta_twitter_title" varchar,
  	"meta_twitter_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "projects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"properties_id" integer
  );
  
  CREATE TABLE "_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_goal" "enum__projects_v_version_goal",
  	"version_project_type_id" integer,
  	"version_city_id" integer,
  	"version_street" varchar,
  	"version_house_number" varchar,
  	"version_box_number" varchar,
  	"version_publish_address" boolean DEFAULT true,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_external_url" varchar,
  	"version_meta_og_image_id" integer,
  	"version_meta_twitter_card" "enum__projects_v_version_meta_twitter_card" DEFAULT 'summary-large-image',
  	"version_public_id" numeric,
  	"version_listed_in_dutch" boolean DEFAULT false,
  	"version_listed_in_french" boolean DEFAULT false,
  	"version_listed_in_english" boolean DEFAULT false,
  	"version_listed_in_german" boolean DEFAULT false,
  	"version_agent_id" integer,
  	"version_record_file" varchar,
  	"version_snapshot_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__projects_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_projects_v_locales" (
  	"version_title" varchar,
  	"version_description" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_meta_og_title" varchar,
  	"version_meta_og_description" varchar,
  	"version_meta_twitter_title" varchar,
  	"version_meta_twitter_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"properties_id" integer
  );
  
  CREATE TABLE "property_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sale" boolean DEFAULT true,
  	"rent" boolean DEFAULT true,
  	"web_id" numeric,
  	"show_order" numeric,
  	"snapshot_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "property_types_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"zip" varchar,
  	"country_id" numeric DEFAULT 10,
  	"snapshot_key" varchar,
  	"snapshot_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cities_locales" (
  	"name" varchar NOT NULL,
  	"country_name" varchar,
  	"search_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "agents_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_agents_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "agents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar NOT NULL,
  	"email" varchar,
  	"phone" varchar,
  	"photo_id" integer,
  	"ipi_number" varchar,
  	"snapshot_key" varchar,
  	"snapshot_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "agents_locales" (
  	"job_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "owners_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "owners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"phone" varchar,
  	"language" "enum_owners_language",
  	"snapshot_key" varchar,
  	"snapshot_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_documents_kind",
  	"original_name" varchar,
  	"snapshot_key" varchar,
  	"snapshot_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "documents_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_media_kind" DEFAULT 'photo',
  	"dominant_color" varchar,
  	"snapshot_key" varchar,
  	"snapshot_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_w60_url" varchar,
  	"sizes_w60_width" numeric,
  	"sizes_w60_height" numeric,
  	"sizes_w60_mime_type" varchar,
  	"sizes_w60_filesize" numeric,
  	"sizes_w60_filename" varchar,
  	"sizes_w100_url" varchar,
  	"sizes_w100_width" numeric,
  	"sizes_w100_height" numeric,
  	"sizes_w100_mime_type" varchar,
  	"sizes_w100_filesize" numeric,
  	"sizes_w100_filename" varchar,
  	"sizes_w250_url" varchar,
  	"sizes_w250_width" numeric,
  	"sizes_w250_height" numeric,
  	"sizes_w250_mime_type" varchar,
  	"sizes_w250_filesize" numeric,
  	"sizes_w250_filename" varchar,
  	"sizes_w400_url" varchar,
  	"sizes_w400_width" numeric,
  	"sizes_w400_height" numeric,
  	"sizes_w400_mime_type" varchar,
  	"sizes_w400_filesize" numeric,
  	"sizes_w400_filename" varchar,
  	"sizes_w600_url" varchar,
  	"sizes_w600_width" numeric,
  	"sizes_w600_height" numeric,
  	"sizes_w600_mime_type" varchar,
  	"sizes_w600_filesize" numeric,
  	"sizes_w600_filename" varchar,
  	"sizes_w900_url" varchar,
  	"sizes_w900_width" numeric,
  	"sizes_w900_height" numeric,
  	"sizes_w900_mime_type" varchar,
  	"sizes_w900_filesize" numeric,
  	"sizes_w900_filename" varchar,
  	"sizes_w1360_url" varchar,
  	"sizes_w1360_width" numeric,
  	"sizes_w1360_height" numeric,
  	"sizes_w1360_mime_type" varchar,
  	"sizes_w1360_filesize" numeric,
  	"sizes_w1360_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"banner_show" boolean DEFAULT false,
  	"banner_type" "enum_pages_banner_type" DEFAULT 'image',
  	"banner_image_id" integer,
  	"banner_video_url" varchar,
  	"banner_video_mobile_url" varchar,
  	"banner_video_poster_id" integer,
  	"banner_video_mobile_poster_id" integer,
  	"banner_color" varchar,
  	"banner_transparent" boolean DEFAULT false,
  	"banner_search" boolean DEFAULT false,
  	"original_path" varchar,
  	"external_url" varchar,
  	"redirect" boolean DEFAULT false,
  	"flags_show_breadcrumb" boolean DEFAULT true,
  	"flags_show_fixed_menu" boolean DEFAULT true,
  	"flags_no_cookie_popup" boolean DEFAULT false,
  	"flags_no_referrer_no_follow" boolean DEFAULT false,
  	"flags_is_active_seo" boolean DEFAULT true,
  	"logo_id" integer,
  	"css" varchar,
  	"meta_og_image_id" integer,
  	"meta_twitter_card" "enum_pages_meta_twitter_card" DEFAULT 'summary-large-image',
  	"type" "enum_pages_type" DEFAULT 'page',
  	"parent_id" integer,
  	"show_in_menu" boolean DEFAULT false,
  	"menu_sort" numeric,
  	"is_public" boolean DEFAULT true,
  	"snapshot_key" varchar,
  	"snapshot_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"name" varchar,
  	"title" varchar,
  	"description" varchar,
  	"banner_title" varchar,
  	"banner_description" varchar,
  	"path" varchar,
  	"redirect_url" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"meta_og_title" varchar,
  	"meta_og_description" varchar,
  	"meta_twitter_title" varchar,
  	"meta_twitter_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"modules_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_banner_show" boolean DEFAULT false,
  	"version_banner_type" "enum__pages_v_version_banner_type" DEFAULT 'image',
  	"version_banner_image_id" integer,
  	"version_banner_video_url" varchar,
  	"version_banner_video_mobile_url" varchar,
  	"version_banner_video_poster_id" integer,
  	"version_banner_video_mobile_poster_id" integer,
  	"version_banner_color" varchar,
  	"version_banner_transparent" boolean DEFAULT false,
  	"version_banner_search" boolean DEFAULT false,
  	"version_original_path" varchar,
  	"version_external_url" varchar,
  	"version_redirect" boolean DEFAULT false,
  	"version_flags_show_breadcrumb" boolean DEFAULT true,
  	"version_flags_show_fixed_menu" boolean DEFAULT true,
  	"version_flags_no_cookie_popup" boolean DEFAULT false,
  	"version_flags_no_referrer_no_follow" boolean DEFAULT false,
  	"version_flags_is_active_seo" boolean DEFAULT true,
  	"version_logo_id" integer,
  	"version_css" varchar,
  	"version_meta_og_image_id" integer,
  	"version_meta_twitter_card" "enum__pages_v_version_meta_twitter_card" DEFAULT 'summary-large-image',
  	"version_type" "enum__pages_v_version_type" DEFAULT 'page',
  	"version_parent_id" integer,
  	"version_show_in_menu" boolean DEFAULT false,
  	"version_menu_sort" numeric,
  	"version_is_public" boolean DEFAULT true,
  	"version_snapshot_key" varchar,
  	"version_snapshot_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_name" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_banner_title" varchar,
  	"version_banner_description" varchar,
  	"version_path" varchar,
  	"version_redirect_url" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_meta_og_title" varchar,
  	"version_meta_og_description" varchar,
  	"version_meta_twitter_title" varchar,
  	"version_meta_twitter_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"modules_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "modules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"internal_name" varchar,
  	"show_title" boolean DEFAULT true,
  	"title_size" "enum_modules_title_size" DEFAULT 'h2',
  	"relation_type" "enum_modules_relation_type" DEFAULT 'none',
  	"view" "enum_modules_view" DEFAULT 'single',
  	"article_id" integer,
  	"property_list_id" integer,
  	"slider_id" integer,
  	"category_id" integer,
  	"form_id" integer,
  	"include_subcategories" boolean DEFAULT false,
  	"items_per_row" numeric,
  	"max_items" numeric,
  	"columns_sm" numeric DEFAULT 12,
  	"columns_md" numeric DEFAULT 12,
  	"columns_lg" numeric DEFAULT 12,
  	"background_type" "enum_modules_background_type" DEFAULT 'none',
  	"background_color" "enum_modules_background_color",
  	"background_image_id" integer,
  	"css_class" varchar,
  	"position" "enum_modules_position" DEFAULT 'content-row',
  	"span" numeric,
  	"sort" numeric,
  	"snapshot_key" varchar,
  	"snapshot_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_modules_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "modules_locales" (
  	"title" varchar,
  	"description" jsonb,
  	"description2" jsonb,
  	"link_label" varchar,
  	"link_url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "modules_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_modules_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_internal_name" varchar,
  	"version_show_title" boolean DEFAULT true,
  	"version_title_size" "enum__modules_v_version_title_size" DEFAULT 'h2',
  	"version_relation_type" "enum__modules_v_version_relation_type" DEFAULT 'none',
  	"version_view" "enum__modules_v_version_view" DEFAULT 'single',
  	"version_article_id" integer,
  	"version_property_list_id" integer,
  	"version_slider_id" integer,
  	"version_category_id" integer,
  	"version_form_id" integer,
  	"version_include_subcategories" boolean DEFAULT false,
  	"version_items_per_row" numeric,
  	"version_max_items" numeric,
  	"version_columns_sm" numeric DEFAULT 12,
  	"version_columns_md" numeric DEFAULT 12,
  	"version_columns_lg" numeric DEFAULT 12,
  	"version_background_type" "enum__modules_v_version_background_type" DEFAULT 'none',
  	"version_background_color" "enum__modules_v_version_background_color",
  	"version_background_image_id" integer,
  	"version_css_class" varchar,
  	"version_position" "enum__modules_v_version_position" DEFAULT 'content-row',
  	"version_span" numeric,
  	"version_sort" numeric,
  	"version_snapshot_key" varchar,
  	"version_snapshot_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__modules_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__modules_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_modules_v_locales" (
  	"version_title" varchar,
  	"version_description" jsonb,
  	"version_description2" jsonb,
  	"version_link_label" varchar,
  	"version_link_url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_modules_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"original_path" varchar,
  	"meta_og_image_id" integer,
  	"meta_twitter_card" "enum_articles_meta_twitter_card" DEFAULT 'summary-large-image',
  	"published_at" timestamp(3) with time zone,
  	"sort" numeric,
  	"is_public" boolean DEFAULT true,
  	"snapshot_key" varchar,
  	"snapshot_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "articles_locales" (
  	"title" varchar,
  	"intro" varchar,
  	"body" jsonb,
  	"path" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"meta_og_title" varchar,
  	"meta_og_description" varchar,
  	"meta_twitter_title" varchar,
  	"meta_twitter_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_original_path" varchar,
  	"version_meta_og_image_id" integer,
  	"version_meta_twitter_card" "enum__articles_v_version_meta_twitter_card" DEFAULT 'summary-large-image',
  	"version_published_at" timestamp(3) with time zone,
  	"version_sort" numeric,
  	"version_is_public" boolean DEFAULT true,
  	"version_snapshot_key" varchar,
  	"version_snapshot_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__articles_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_articles_v_locales" (
  	"version_title" varchar,
  	"version_intro" varchar,
  	"version_body" jsonb,
  	"version_path" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_meta_og_title" varchar,
  	"version_meta_og_description" varchar,
  	"version_meta_twitter_title" varchar,
  	"version_meta_twitter_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"public_id" numeric,
  	"parent_id" integer,
  	"web_id" numeric,
  	"snapshot_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "property_lists_statuses" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_property_lists_statuses",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "property_lists_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field" "enum_property_lists_rules_field" NOT NULL,
  	"logic" "enum_property_lists_rules_logic" DEFAULT 'equals' NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "property_lists" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"goal" "enum_property_lists_goal" DEFAULT 'sale' NOT NULL,
  	"order" "enum_property_lists_order" DEFAULT 'newest' NOT NULL,
  	"maximum" numeric,
  	"public_id" numeric,
  	"snapshot_key" varchar,
  	"snapshot_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "property_lists_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "property_lists_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"property_types_id" integer,
  	"cities_id" integer
  );
  
  CREATE TABLE "contact_forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_contact_forms_kind" NOT NULL,
  	"thank_you_page_id" integer,
  	"recipients" varchar,
  	"public_id" numeric,
  	"snapshot_key" varchar,
  	"snapshot_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contact_forms_locales" (
  	"title" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "sliders_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer
  );
  
  CREATE TABLE "sliders_slides_locales" (
  	"title" varchar,
  	"text" varchar,
  	"link" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "sliders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"snapshot_key" varchar,
  	"snapshot_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"author" varchar,
  	"place" varchar,
  	"rating" numeric,
  	"date" timestamp(3) with time zone,
  	"is_public" boolean DEFAULT true,
  	"snapshot_key" varchar,
  	"snapshot_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_testimonials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "testimonials_locales" (
  	"text" varchar,
  	"path" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_author" varchar,
  	"version_place" varchar,
  	"version_rating" numeric,
  	"version_date" timestamp(3) with time zone,
  	"version_is_public" boolean DEFAULT true,
  	"version_snapshot_key" varchar,
  	"version_snapshot_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__testimonials_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_testimonials_v_locales" (
  	"version_text" varchar,
  	"version_path" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "top_bar_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"side" "enum_top_bar_items_side" DEFAULT 'left' NOT NULL,
  	"icon" "enum_top_bar_items_icon",
  	"color" "enum_top_bar_items_color",
  	"published" boolean DEFAULT true,
  	"snapshot_key" varchar,
  	"snapshot_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "top_bar_items_locales" (
  	"label" varchar NOT NULL,
  	"link" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "footer_columns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"show_title" boolean DEFAULT true,
  	"show_intro_text" boolean DEFAULT true,
  	"show_full_text" boolean DEFAULT true,
  	"columns_sm" numeric DEFAULT 12,
  	"columns_md" numeric DEFAULT 6,
  	"columns_lg" numeric DEFAULT 3,
  	"snapshot_key" varchar,
  	"snapshot_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "footer_columns_locales" (
  	"title" varchar,
  	"intro_text" varchar,
  	"full_text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "footer_columns_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "popups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"media_id" integer,
  	"delay" numeric DEFAULT 0,
  	"snapshot_key" varchar,
  	"snapshot_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_popups_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "popups_locales" (
  	"title" varchar,
  	"description" jsonb,
  	"link" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_popups_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_media_id" integer,
  	"version_delay" numeric DEFAULT 0,
  	"version_snapshot_key" varchar,
  	"version_snapshot_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__popups_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__popups_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_popups_v_locales" (
  	"version_title" varchar,
  	"version_description" jsonb,
  	"version_link" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"permanent" boolean DEFAULT true,
  	"locale" "enum_redirects_locale",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'agent' NOT NULL,
  	"language" "enum_users_language",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"properties_id" integer,
  	"projects_id" integer,
  	"property_types_id" integer,
  	"cities_id" integer,
  	"agents_id" integer,
  	"owners_id" integer,
  	"documents_id" integer,
  	"media_id" integer,
  	"pages_id" integer,
  	"modules_id" integer,
  	"articles_id" integer,
  	"categories_id" integer,
  	"property_lists_id" integer,
  	"contact_forms_id" integer,
  	"sliders_id" integer,
  	"testimonials_id" integer,
  	"top_bar_items_id" integer,
  	"footer_columns_id" integer,
  	"popups_id" integer,
  	"redirects_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"owners_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_languages_enabled" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_site_settings_languages_enabled",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_settings_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"agency_name" varchar,
  	"agency_legal_name" varchar,
  	"agency_street" varchar,
  	"agency_house_number" varchar,
  	"agency_zip" varchar,
  	"agency_city" varchar,
  	"agency_phone" varchar,
  	"agency_email" varchar,
  	"agency_company_number" varchar,
  	"agency_vat_number" varchar,
  	"agency_professional_number" varchar,
  	"agency_insurer" varchar,
  	"agency_insurance_policy" varchar,
  	"agency_third_party_account" varchar,
  	"agency_logo_id" integer,
  	"agency_share_image_id" integer,
  	"languages_default" "enum_site_settings_languages_default" DEFAULT 'fr' NOT NULL,
  	"figures_deposit_months" numeric DEFAULT 3,
  	"figures_minimum_income_factor" numeric,
  	"figures_purchase_advance_percent" numeric DEFAULT 10,
  	"tracking_analytics_id" varchar,
  	"tracking_ads_id" varchar,
  	"tracking_tag_manager_id" varchar,
  	"tracking_pixel_id" varchar,
  	"consent_first_toggle_always_on" boolean DEFAULT true,
  	"snapshot_hash" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_locales" (
  	"agency_country" varchar,
  	"agency_supervisory_authority" varchar,
  	"agency_professional_title" varchar,
  	"agency_ethics_url" varchar,
  	"opening_hours" varchar,
  	"copyright" varchar,
  	"marquee_names_one" varchar,
  	"marquee_names_two" varchar,
  	"marquee_names_three" varchar,
  	"marquee_names_four" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "home_search" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"logo_id" integer,
  	"show_title" boolean DEFAULT true,
  	"show_search_input" boolean DEFAULT true,
  	"show_search_button" boolean DEFAULT true,
  	"show_search_count" boolean DEFAULT true,
  	"show_count_property" boolean DEFAULT true,
  	"snapshot_hash" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_search_locales" (
  	"title" varchar,
  	"description" varchar,
  	"description2" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "properties" ADD CONSTRAINT "properties_type_id_property_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."property_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties" ADD CONSTRAINT "properties_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties" ADD CONSTRAINT "properties_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties" ADD CONSTRAINT "properties_meta_og_image_id_media_id_fk" FOREIGN KEY ("meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties" ADD CONSTRAINT "properties_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties" ADD CONSTRAINT "properties_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties_locales" ADD CONSTRAINT "properties_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties_locales" ADD CONSTRAINT "properties_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties_rels" ADD CONSTRAINT "properties_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties_rels" ADD CONSTRAINT "properties_rels_property_types_fk" FOREIGN KEY ("property_types_id") REFERENCES "public"."property_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties_rels" ADD CONSTRAINT "properties_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties_rels" ADD CONSTRAINT "properties_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_parent_id_properties_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_version_type_id_property_types_id_fk" FOREIGN KEY ("version_type_id") REFERENCES "public"."property_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_version_project_id_projects_id_fk" FOREIGN KEY ("version_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_version_city_id_cities_id_fk" FOREIGN KEY ("version_city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_version_meta_og_image_id_media_id_fk" FOREIGN KEY ("version_meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_version_agent_id_agents_id_fk" FOREIGN KEY ("version_agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_version_owner_id_owners_id_fk" FOREIGN KEY ("version_owner_id") REFERENCES "public"."owners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v_locales" ADD CONSTRAINT "_properties_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v_locales" ADD CONSTRAINT "_properties_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_properties_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_rels" ADD CONSTRAINT "_properties_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_properties_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_rels" ADD CONSTRAINT "_properties_v_rels_property_types_fk" FOREIGN KEY ("property_types_id") REFERENCES "public"."property_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_rels" ADD CONSTRAINT "_properties_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_rels" ADD CONSTRAINT "_properties_v_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_project_type_id_property_types_id_fk" FOREIGN KEY ("project_type_id") REFERENCES "public"."property_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_meta_og_image_id_media_id_fk" FOREIGN KEY ("meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_locales" ADD CONSTRAINT "projects_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_locales" ADD CONSTRAINT "projects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_project_type_id_property_types_id_fk" FOREIGN KEY ("version_project_type_id") REFERENCES "public"."property_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_city_id_cities_id_fk" FOREIGN KEY ("version_city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_meta_og_image_id_media_id_fk" FOREIGN KEY ("version_meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_agent_id_agents_id_fk" FOREIGN KEY ("version_agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_locales" ADD CONSTRAINT "_projects_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_locales" ADD CONSTRAINT "_projects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "property_types_locales" ADD CONSTRAINT "property_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."property_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cities_locales" ADD CONSTRAINT "cities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "agents_languages" ADD CONSTRAINT "agents_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "agents" ADD CONSTRAINT "agents_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "agents_locales" ADD CONSTRAINT "agents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "owners_sessions" ADD CONSTRAINT "owners_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "documents_locales" ADD CONSTRAINT "documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_banner_image_id_media_id_fk" FOREIGN KEY ("banner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_banner_video_poster_id_media_id_fk" FOREIGN KEY ("banner_video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_banner_video_mobile_poster_id_media_id_fk" FOREIGN KEY ("banner_video_mobile_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_meta_og_image_id_media_id_fk" FOREIGN KEY ("meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_modules_fk" FOREIGN KEY ("modules_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_banner_image_id_media_id_fk" FOREIGN KEY ("version_banner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_banner_video_poster_id_media_id_fk" FOREIGN KEY ("version_banner_video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_banner_video_mobile_poster_id_media_id_fk" FOREIGN KEY ("version_banner_video_mobile_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_meta_og_image_id_media_id_fk" FOREIGN KEY ("version_meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_modules_fk" FOREIGN KEY ("modules_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules" ADD CONSTRAINT "modules_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "modules" ADD CONSTRAINT "modules_property_list_id_property_lists_id_fk" FOREIGN KEY ("property_list_id") REFERENCES "public"."property_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "modules" ADD CONSTRAINT "modules_slider_id_sliders_id_fk" FOREIGN KEY ("slider_id") REFERENCES "public"."sliders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "modules" ADD CONSTRAINT "modules_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "modules" ADD CONSTRAINT "modules_form_id_contact_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."contact_forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "modules" ADD CONSTRAINT "modules_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "modules_locales" ADD CONSTRAINT "modules_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_rels" ADD CONSTRAINT "modules_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_rels" ADD CONSTRAINT "modules_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v" ADD CONSTRAINT "_modules_v_parent_id_modules_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."modules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v" ADD CONSTRAINT "_modules_v_version_article_id_articles_id_fk" FOREIGN KEY ("version_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v" ADD CONSTRAINT "_modules_v_version_property_list_id_property_lists_id_fk" FOREIGN KEY ("version_property_list_id") REFERENCES "public"."property_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v" ADD CONSTRAINT "_modules_v_version_slider_id_sliders_id_fk" FOREIGN KEY ("version_slider_id") REFERENCES "public"."sliders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v" ADD CONSTRAINT "_modules_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v" ADD CONSTRAINT "_modules_v_version_form_id_contact_forms_id_fk" FOREIGN KEY ("version_form_id") REFERENCES "public"."contact_forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v" ADD CONSTRAINT "_modules_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v_locales" ADD CONSTRAINT "_modules_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_rels" ADD CONSTRAINT "_modules_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_rels" ADD CONSTRAINT "_modules_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_meta_og_image_id_media_id_fk" FOREIGN KEY ("meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_meta_og_image_id_media_id_fk" FOREIGN KEY ("version_meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "property_lists_statuses" ADD CONSTRAINT "property_lists_statuses_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."property_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "property_lists_rules" ADD CONSTRAINT "property_lists_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."property_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "property_lists_locales" ADD CONSTRAINT "property_lists_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."property_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "property_lists_rels" ADD CONSTRAINT "property_lists_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."property_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "property_lists_rels" ADD CONSTRAINT "property_lists_rels_property_types_fk" FOREIGN KEY ("property_types_id") REFERENCES "public"."property_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "property_lists_rels" ADD CONSTRAINT "property_lists_rels_cities_fk" FOREIGN KEY ("cities_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_forms" ADD CONSTRAINT "contact_forms_thank_you_page_id_pages_id_fk" FOREIGN KEY ("thank_you_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_forms_locales" ADD CONSTRAINT "contact_forms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sliders_slides" ADD CONSTRAINT "sliders_slides_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sliders_slides" ADD CONSTRAINT "sliders_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sliders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sliders_slides_locales" ADD CONSTRAINT "sliders_slides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sliders_slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v_locales" ADD CONSTRAINT "_testimonials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_bar_items_locales" ADD CONSTRAINT "top_bar_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."top_bar_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_locales" ADD CONSTRAINT "footer_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_rels" ADD CONSTRAINT "footer_columns_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_rels" ADD CONSTRAINT "footer_columns_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups" ADD CONSTRAINT "popups_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "popups_locales" ADD CONSTRAINT "popups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v" ADD CONSTRAINT "_popups_v_parent_id_popups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popups_v" ADD CONSTRAINT "_popups_v_version_media_id_media_id_fk" FOREIGN KEY ("version_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popups_v_locales" ADD CONSTRAINT "_popups_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_property_types_fk" FOREIGN KEY ("property_types_id") REFERENCES "public"."property_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cities_fk" FOREIGN KEY ("cities_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_agents_fk" FOREIGN KEY ("agents_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_owners_fk" FOREIGN KEY ("owners_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_modules_fk" FOREIGN KEY ("modules_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_property_lists_fk" FOREIGN KEY ("property_lists_id") REFERENCES "public"."property_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_forms_fk" FOREIGN KEY ("contact_forms_id") REFERENCES "public"."contact_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sliders_fk" FOREIGN KEY ("sliders_id") REFERENCES "public"."sliders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_top_bar_items_fk" FOREIGN KEY ("top_bar_items_id") REFERENCES "public"."top_bar_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_footer_columns_fk" FOREIGN KEY ("footer_columns_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_popups_fk" FOREIGN KEY ("popups_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_owners_fk" FOREIGN KEY ("owners_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_languages_enabled" ADD CONSTRAINT "site_settings_languages_enabled_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_social" ADD CONSTRAINT "site_settings_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_agency_logo_id_media_id_fk" FOREIGN KEY ("agency_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_agency_share_image_id_media_id_fk" FOREIGN KEY ("agency_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_search" ADD CONSTRAINT "home_search_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_search_locales" ADD CONSTRAINT "home_search_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_search"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "properties_goal_idx" ON "properties" USING btree ("goal");
  CREATE INDEX "properties_status_idx" ON "properties" USING btree ("status");
  CREATE INDEX "properties_type_idx" ON "properties" USING btree ("type_id");
  CREATE INDEX "properties_new_build_idx" ON "properties" USING btree ("new_build");
  CREATE INDEX "properties_project_idx" ON "properties" USING btree ("project_id");
  CREATE INDEX "properties_city_idx" ON "properties" USING btree ("city_id");
  CREATE INDEX "properties_price_idx" ON "properties" USING btree ("price");
  CREATE INDEX "properties_rooms_rooms_bedrooms_idx" ON "properties" USING btree ("rooms_bedrooms");
  CREATE INDEX "properties_surfaces_surfaces_living_idx" ON "properties" USING btree ("surfaces_living");
  CREATE INDEX "properties_energy_performance_idx" ON "properties" USING btree ("energy_performance");
  CREATE INDEX "properties_meta_meta_og_image_idx" ON "properties" USING btree ("meta_og_image_id");
  CREATE UNIQUE INDEX "properties_public_id_idx" ON "properties" USING btree ("public_id");
  CREATE INDEX "properties_listed_in_listed_in_dutch_idx" ON "properties" USING btree ("listed_in_dutch");
  CREATE INDEX "properties_listed_in_listed_in_french_idx" ON "properties" USING btree ("listed_in_french");
  CREATE INDEX "properties_listed_in_listed_in_english_idx" ON "properties" USING btree ("listed_in_english");
  CREATE INDEX "properties_listed_in_listed_in_german_idx" ON "properties" USING btree ("listed_in_german");
  CREATE INDEX "properties_published_at_idx" ON "properties" USING btree ("published_at");
  CREATE INDEX "properties_agent_idx" ON "properties" USING btree ("agent_id");
  CREATE INDEX "properties_owner_idx" ON "properties" USING btree ("owner_id");
  CREATE INDEX "properties_updated_at_idx" ON "properties" USING btree ("updated_at");
  CREATE INDEX "properties_created_at_idx" ON "properties" USING btree ("created_at");
  CREATE INDEX "properties__status_idx" ON "properties" USING btree ("_status");
  CREATE INDEX "properties_meta_meta_image_idx" ON "properties_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "properties_locales_locale_parent_id_unique" ON "properties_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "properties_rels_order_idx" ON "properties_rels" USING btree ("order");
  CREATE INDEX "properties_rels_parent_idx" ON "properties_rels" USING btree ("parent_id");
  CREATE INDEX "properties_rels_path_idx" ON "properties_rels" USING btree ("path");
  CREATE INDEX "properties_rels_property_types_id_idx" ON "properties_rels" USING btree ("property_types_id");
  CREATE INDEX "properties_rels_media_id_idx" ON "properties_rels" USING btree ("media_id");
  CREATE INDEX "properties_rels_documents_id_idx" ON "properties_rels" USING btree ("documents_id");
  CREATE INDEX "_properties_v_parent_idx" ON "_properties_v" USING btree ("parent_id");
  CREATE INDEX "_properties_v_version_version_goal_idx" ON "_properties_v" USING btree ("version_goal");
  CREATE INDEX "_properties_v_version_version_status_idx" ON "_properties_v" USING btree ("version_status");
  CREATE INDEX "_properties_v_version_version_type_idx" ON "_properties_v" USING btree ("version_type_id");
  CREATE INDEX "_properties_v_version_version_new_build_idx" ON "_properties_v" USING btree ("version_new_build");
  CREATE INDEX "_properties_v_version_version_project_idx" ON "_properties_v" USING btree ("version_project_id");
  CREATE INDEX "_properties_v_version_version_city_idx" ON "_properties_v" USING btree ("version_city_id");
  CREATE INDEX "_properties_v_version_version_price_idx" ON "_properties_v" USING btree ("version_price");
  CREATE INDEX "_properties_v_version_rooms_version_rooms_bedrooms_idx" ON "_properties_v" USING btree ("version_rooms_bedrooms");
  CREATE INDEX "_properties_v_version_surfaces_version_surfaces_living_idx" ON "_properties_v" USING btree ("version_surfaces_living");
  CREATE INDEX "_properties_v_version_version_energy_performance_idx" ON "_properties_v" USING btree ("version_energy_performance");
  CREATE INDEX "_properties_v_version_meta_version_meta_og_image_idx" ON "_properties_v" USING btree ("version_meta_og_image_id");
  CREATE INDEX "_properties_v_version_version_public_id_idx" ON "_properties_v" USING btree ("version_public_id");
  CREATE INDEX "_properties_v_version_listed_in_version_listed_in_dutch_idx" ON "_properties_v" USING btree ("version_listed_in_dutch");
  CREATE INDEX "_properties_v_version_listed_in_version_listed_in_french_idx" ON "_properties_v" USING btree ("version_listed_in_french");
  CREATE INDEX "_properties_v_version_listed_in_version_listed_in_englis_idx" ON "_properties_v" USING btree ("version_listed_in_english");
  CREATE INDEX "_properties_v_version_listed_in_version_listed_in_german_idx" ON "_properties_v" USING btree ("version_listed_in_german");
  CREATE INDEX "_properties_v_version_version_published_at_idx" ON "_properties_v" USING btree ("version_published_at");
  CREATE INDEX "_properties_v_version_version_agent_idx" ON "_properties_v" USING btree ("version_agent_id");
  CREATE INDEX "_properties_v_version_version_owner_idx" ON "_properties_v" USING btree ("version_owner_id");
  CREATE INDEX "_properties_v_version_version_updated_at_idx" ON "_properties_v" USING btree ("version_updated_at");
  CREATE INDEX "_properties_v_version_version_created_at_idx" ON "_properties_v" USING btree ("version_created_at");
  CREATE INDEX "_properties_v_version_version__status_idx" ON "_properties_v" USING btree ("version__status");
  CREATE INDEX "_properties_v_created_at_idx" ON "_properties_v" USING btree ("created_at");
  CREATE INDEX "_properties_v_updated_at_idx" ON "_properties_v" USING btree ("updated_at");
  CREATE INDEX "_properties_v_snapshot_idx" ON "_properties_v" USING btree ("snapshot");
  CREATE INDEX "_properties_v_published_locale_idx" ON "_properties_v" USING btree ("published_locale");
  CREATE INDEX "_properties_v_latest_idx" ON "_properties_v" USING btree ("latest");
  CREATE INDEX "_properties_v_version_meta_version_meta_image_idx" ON "_properties_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_properties_v_locales_locale_parent_id_unique" ON "_properties_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_properties_v_rels_order_idx" ON "_properties_v_rels" USING btree ("order");
  CREATE INDEX "_properties_v_rels_parent_idx" ON "_properties_v_rels" USING btree ("parent_id");
  CREATE INDEX "_properties_v_rels_path_idx" ON "_properties_v_rels" USING btree ("path");
  CREATE INDEX "_properties_v_rels_property_types_id_idx" ON "_properties_v_rels" USING btree ("property_types_id");
  CREATE INDEX "_properties_v_rels_media_id_idx" ON "_properties_v_rels" USING btree ("media_id");
  CREATE INDEX "_properties_v_rels_documents_id_idx" ON "_properties_v_rels" USING btree ("documents_id");
  CREATE INDEX "projects_goal_idx" ON "projects" USING btree ("goal");
  CREATE INDEX "projects_project_type_idx" ON "projects" USING btree ("project_type_id");
  CREATE INDEX "projects_city_idx" ON "projects" USING btree ("city_id");
  CREATE INDEX "projects_meta_meta_og_image_idx" ON "projects" USING btree ("meta_og_image_id");
  CREATE UNIQUE INDEX "projects_public_id_idx" ON "projects" USING btree ("public_id");
  CREATE INDEX "projects_listed_in_listed_in_dutch_idx" ON "projects" USING btree ("listed_in_dutch");
  CREATE INDEX "projects_listed_in_listed_in_french_idx" ON "projects" USING btree ("listed_in_french");
  CREATE INDEX "projects_listed_in_listed_in_english_idx" ON "projects" USING btree ("listed_in_english");
  CREATE INDEX "projects_listed_in_listed_in_german_idx" ON "projects" USING btree ("listed_in_german");
  CREATE INDEX "projects_agent_idx" ON "projects" USING btree ("agent_id");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "projects__status_idx" ON "projects" USING btree ("_status");
  CREATE INDEX "projects_meta_meta_image_idx" ON "projects_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "projects_locales_locale_parent_id_unique" ON "projects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_rels_order_idx" ON "projects_rels" USING btree ("order");
  CREATE INDEX "projects_rels_parent_idx" ON "projects_rels" USING btree ("parent_id");
  CREATE INDEX "projects_rels_path_idx" ON "projects_rels" USING btree ("path");
  CREATE INDEX "projects_rels_media_id_idx" ON "projects_rels" USING btree ("media_id");
  CREATE INDEX "projects_rels_properties_id_idx" ON "projects_rels" USING btree ("properties_id");
  CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_version_goal_idx" ON "_projects_v" USING btree ("version_goal");
  CREATE INDEX "_projects_v_version_version_project_type_idx" ON "_projects_v" USING btree ("version_project_type_id");
  CREATE INDEX "_projects_v_version_version_city_idx" ON "_projects_v" USING btree ("version_city_id");
  CREATE INDEX "_projects_v_version_meta_version_meta_og_image_idx" ON "_projects_v" USING btree ("version_meta_og_image_id");
  CREATE INDEX "_projects_v_version_version_public_id_idx" ON "_projects_v" USING btree ("version_public_id");
  CREATE INDEX "_projects_v_version_listed_in_version_listed_in_dutch_idx" ON "_projects_v" USING btree ("version_listed_in_dutch");
  CREATE INDEX "_projects_v_version_listed_in_version_listed_in_french_idx" ON "_projects_v" USING btree ("version_listed_in_french");
  CREATE INDEX "_projects_v_version_listed_in_version_listed_in_english_idx" ON "_projects_v" USING btree ("version_listed_in_english");
  CREATE INDEX "_projects_v_version_listed_in_version_listed_in_german_idx" ON "_projects_v" USING btree ("version_listed_in_german");
  CREATE INDEX "_projects_v_version_version_agent_idx" ON "_projects_v" USING btree ("version_agent_id");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v" USING btree ("version__status");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_snapshot_idx" ON "_projects_v" USING btree ("snapshot");
  CREATE INDEX "_projects_v_published_locale_idx" ON "_projects_v" USING btree ("published_locale");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE INDEX "_projects_v_version_meta_version_meta_image_idx" ON "_projects_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_projects_v_locales_locale_parent_id_unique" ON "_projects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_rels_order_idx" ON "_projects_v_rels" USING btree ("order");
  CREATE INDEX "_projects_v_rels_parent_idx" ON "_projects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_projects_v_rels_path_idx" ON "_projects_v_rels" USING btree ("path");
  CREATE INDEX "_projects_v_rels_media_id_idx" ON "_projects_v_rels" USING btree ("media_id");
  CREATE INDEX "_projects_v_rels_properties_id_idx" ON "_projects_v_rels" USING btree ("properties_id");
  CREATE UNIQUE INDEX "property_types_web_id_idx" ON "property_types" USING btree ("web_id");
  CREATE INDEX "property_types_show_order_idx" ON "property_types" USING btree ("show_order");
  CREATE INDEX "property_types_updated_at_idx" ON "property_types" USING btree ("updated_at");
  CREATE INDEX "property_types_created_at_idx" ON "property_types" USING btree ("created_at");
  CREATE UNIQUE INDEX "property_types_locales_locale_parent_id_unique" ON "property_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "cities_zip_idx" ON "cities" USING btree ("zip");
  CREATE UNIQUE INDEX "cities_snapshot_key_idx" ON "cities" USING btree ("snapshot_key");
  CREATE INDEX "cities_updated_at_idx" ON "cities" USING btree ("updated_at");
  CREATE INDEX "cities_created_at_idx" ON "cities" USING btree ("created_at");
  CREATE INDEX "cities_search_name_idx" ON "cities_locales" USING btree ("search_name","_locale");
  CREATE UNIQUE INDEX "cities_locales_locale_parent_id_unique" ON "cities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "agents_languages_order_idx" ON "agents_languages" USING btree ("order");
  CREATE INDEX "agents_languages_parent_idx" ON "agents_languages" USING btree ("parent_id");
  CREATE INDEX "agents__order_idx" ON "agents" USING btree ("_order");
  CREATE INDEX "agents_photo_idx" ON "agents" USING btree ("photo_id");
  CREATE UNIQUE INDEX "agents_snapshot_key_idx" ON "agents" USING btree ("snapshot_key");
  CREATE INDEX "agents_updated_at_idx" ON "agents" USING btree ("updated_at");
  CREATE INDEX "agents_created_at_idx" ON "agents" USING btree ("created_at");
  CREATE UNIQUE INDEX "agents_locales_locale_parent_id_unique" ON "agents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "owners_sessions_order_idx" ON "owners_sessions" USING btree ("_order");
  CREATE INDEX "owners_sessions_parent_id_idx" ON "owners_sessions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "owners_snapshot_key_idx" ON "owners" USING btree ("snapshot_key");
  CREATE INDEX "owners_updated_at_idx" ON "owners" USING btree ("updated_at");
  CREATE INDEX "owners_created_at_idx" ON "owners" USING btree ("created_at");
  CREATE UNIQUE INDEX "owners_email_idx" ON "owners" USING btree ("email");
  CREATE INDEX "documents_kind_idx" ON "documents" USING btree ("kind");
  CREATE UNIQUE INDEX "documents_snapshot_key_idx" ON "documents" USING btree ("snapshot_key");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE UNIQUE INDEX "documents_locales_locale_parent_id_unique" ON "documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_kind_idx" ON "media" USING btree ("kind");
  CREATE UNIQUE INDEX "media_snapshot_key_idx" ON "media" USING btree ("snapshot_key");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_w60_sizes_w60_filename_idx" ON "media" USING btree ("sizes_w60_filename");
  CREATE INDEX "media_sizes_w100_sizes_w100_filename_idx" ON "media" USING btree ("sizes_w100_filename");
  CREATE INDEX "media_sizes_w250_sizes_w250_filename_idx" ON "media" USING btree ("sizes_w250_filename");
  CREATE INDEX "media_sizes_w400_sizes_w400_filename_idx" ON "media" USING btree ("sizes_w400_filename");
  CREATE INDEX "media_sizes_w600_sizes_w600_filename_idx" ON "media" USING btree ("sizes_w600_filename");
  CREATE INDEX "media_sizes_w900_sizes_w900_filename_idx" ON "media" USING btree ("sizes_w900_filename");
  CREATE INDEX "media_sizes_w1360_sizes_w1360_filename_idx" ON "media" USING btree ("sizes_w1360_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_banner_banner_image_idx" ON "pages" USING btree ("banner_image_id");
  CREATE INDEX "pages_banner_video_banner_video_poster_idx" ON "pages" USING btree ("banner_video_poster_id");
  CREATE INDEX "pages_banner_video_banner_video_mobile_poster_idx" ON "pages" USING btree ("banner_video_mobile_poster_id");
  CREATE UNIQUE INDEX "pages_original_path_idx" ON "pages" USING btree ("original_path");
  CREATE INDEX "pages_logo_idx" ON "pages" USING btree ("logo_id");
  CREATE INDEX "pages_meta_meta_og_image_idx" ON "pages" USING btree ("meta_og_image_id");
  CREATE INDEX "pages_type_idx" ON "pages" USING btree ("type");
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  CREATE INDEX "pages_show_in_menu_idx" ON "pages" USING btree ("show_in_menu");
  CREATE INDEX "pages_menu_sort_idx" ON "pages" USING btree ("menu_sort");
  CREATE INDEX "pages_is_public_idx" ON "pages" USING btree ("is_public");
  CREATE UNIQUE INDEX "pages_snapshot_key_idx" ON "pages" USING btree ("snapshot_key");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_path_idx" ON "pages_locales" USING btree ("path","_locale");
  CREATE INDEX "pages_meta_meta_image_idx" ON "pages_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_modules_id_idx" ON "pages_rels" USING btree ("modules_id");
  CREATE INDEX "pages_rels_media_id_idx" ON "pages_rels" USING btree ("media_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_banner_version_banner_image_idx" ON "_pages_v" USING btree ("version_banner_image_id");
  CREATE INDEX "_pages_v_version_banner_video_version_banner_video_poste_idx" ON "_pages_v" USING btree ("version_banner_video_poster_id");
  CREATE INDEX "_pages_v_version_banner_video_version_banner_video_mobil_idx" ON "_pages_v" USING btree ("version_banner_video_mobile_poster_id");
  CREATE INDEX "_pages_v_version_version_original_path_idx" ON "_pages_v" USING btree ("version_original_path");
  CREATE INDEX "_pages_v_version_version_logo_idx" ON "_pages_v" USING btree ("version_logo_id");
  CREATE INDEX "_pages_v_version_meta_version_meta_og_image_idx" ON "_pages_v" USING btree ("version_meta_og_image_id");
  CREATE INDEX "_pages_v_version_version_type_idx" ON "_pages_v" USING btree ("version_type");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_pages_v_version_version_show_in_menu_idx" ON "_pages_v" USING btree ("version_show_in_menu");
  CREATE INDEX "_pages_v_version_version_menu_sort_idx" ON "_pages_v" USING btree ("version_menu_sort");
  CREATE INDEX "_pages_v_version_version_is_public_idx" ON "_pages_v" USING btree ("version_is_public");
  CREATE INDEX "_pages_v_version_version_snapshot_key_idx" ON "_pages_v" USING btree ("version_snapshot_key");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v_locales" USING btree ("version_path","_locale");
  CREATE INDEX "_pages_v_version_meta_version_meta_image_idx" ON "_pages_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_modules_id_idx" ON "_pages_v_rels" USING btree ("modules_id");
  CREATE INDEX "_pages_v_rels_media_id_idx" ON "_pages_v_rels" USING btree ("media_id");
  CREATE INDEX "modules_relation_type_idx" ON "modules" USING btree ("relation_type");
  CREATE INDEX "modules_article_idx" ON "modules" USING btree ("article_id");
  CREATE INDEX "modules_property_list_idx" ON "modules" USING btree ("property_list_id");
  CREATE INDEX "modules_slider_idx" ON "modules" USING btree ("slider_id");
  CREATE INDEX "modules_category_idx" ON "modules" USING btree ("category_id");
  CREATE INDEX "modules_form_idx" ON "modules" USING btree ("form_id");
  CREATE INDEX "modules_background_background_image_idx" ON "modules" USING btree ("background_image_id");
  CREATE UNIQUE INDEX "modules_snapshot_key_idx" ON "modules" USING btree ("snapshot_key");
  CREATE INDEX "modules_updated_at_idx" ON "modules" USING btree ("updated_at");
  CREATE INDEX "modules_created_at_idx" ON "modules" USING btree ("created_at");
  CREATE INDEX "modules__status_idx" ON "modules" USING btree ("_status");
  CREATE UNIQUE INDEX "modules_locales_locale_parent_id_unique" ON "modules_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "modules_rels_order_idx" ON "modules_rels" USING btree ("order");
  CREATE INDEX "modules_rels_parent_idx" ON "modules_rels" USING btree ("parent_id");
  CREATE INDEX "modules_rels_path_idx" ON "modules_rels" USING btree ("path");
  CREATE INDEX "modules_rels_media_id_idx" ON "modules_rels" USING btree ("media_id");
  CREATE INDEX "_modules_v_parent_idx" ON "_modules_v" USING btree ("parent_id");
  CREATE INDEX "_modules_v_version_version_relation_type_idx" ON "_modules_v" USING btree ("version_relation_type");
  CREATE INDEX "_modules_v_version_version_article_idx" ON "_modules_v" USING btree ("version_article_id");
  CREATE INDEX "_modules_v_version_version_property_list_idx" ON "_modules_v" USING btree ("version_property_list_id");
  CREATE INDEX "_modules_v_version_version_slider_idx" ON "_modules_v" USING btree ("version_slider_id");
  CREATE INDEX "_modules_v_version_version_category_idx" ON "_modules_v" USING btree ("version_category_id");
  CREATE INDEX "_modules_v_version_version_form_idx" ON "_modules_v" USING btree ("version_form_id");
  CREATE INDEX "_modules_v_version_background_version_background_image_idx" ON "_modules_v" USING btree ("version_background_image_id");
  CREATE INDEX "_modules_v_version_version_snapshot_key_idx" ON "_modules_v" USING btree ("version_snapshot_key");
  CREATE INDEX "_modules_v_version_version_updated_at_idx" ON "_modules_v" USING btree ("version_updated_at");
  CREATE INDEX "_modules_v_version_version_created_at_idx" ON "_modules_v" USING btree ("version_created_at");
  CREATE INDEX "_modules_v_version_version__status_idx" ON "_modules_v" USING btree ("version__status");
  CREATE INDEX "_modules_v_created_at_idx" ON "_modules_v" USING btree ("created_at");
  CREATE INDEX "_modules_v_updated_at_idx" ON "_modules_v" USING btree ("updated_at");
  CREATE INDEX "_modules_v_snapshot_idx" ON "_modules_v" USING btree ("snapshot");
  CREATE INDEX "_modules_v_published_locale_idx" ON "_modules_v" USING btree ("published_locale");
  CREATE INDEX "_modules_v_latest_idx" ON "_modules_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_modules_v_locales_locale_parent_id_unique" ON "_modules_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_modules_v_rels_order_idx" ON "_modules_v_rels" USING btree ("order");
  CREATE INDEX "_modules_v_rels_parent_idx" ON "_modules_v_rels" USING btree ("parent_id");
  CREATE INDEX "_modules_v_rels_path_idx" ON "_modules_v_rels" USING btree ("path");
  CREATE INDEX "_modules_v_rels_media_id_idx" ON "_modules_v_rels" USING btree ("media_id");
  CREATE INDEX "articles_picture_idx" ON "articles" USING btree ("picture_id");
  CREATE INDEX "articles_original_path_idx" ON "articles" USING btree ("original_path");
  CREATE INDEX "articles_meta_meta_og_image_idx" ON "articles" USING btree ("meta_og_image_id");
  CREATE INDEX "articles_published_at_idx" ON "articles" USING btree ("published_at");
  CREATE INDEX "articles_sort_idx" ON "articles" USING btree ("sort");
  CREATE INDEX "articles_is_public_idx" ON "articles" USING btree ("is_public");
  CREATE UNIQUE INDEX "articles_snapshot_key_idx" ON "articles" USING btree ("snapshot_key");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE UNIQUE INDEX "articles_path_idx" ON "articles_locales" USING btree ("path","_locale");
  CREATE INDEX "articles_meta_meta_image_idx" ON "articles_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "articles_locales_locale_parent_id_unique" ON "articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "articles_rels_order_idx" ON "articles_rels" USING btree ("order");
  CREATE INDEX "articles_rels_parent_idx" ON "articles_rels" USING btree ("parent_id");
  CREATE INDEX "articles_rels_path_idx" ON "articles_rels" USING btree ("path");
  CREATE INDEX "articles_rels_categories_id_idx" ON "articles_rels" USING btree ("categories_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_picture_idx" ON "_articles_v" USING btree ("version_picture_id");
  CREATE INDEX "_articles_v_version_version_original_path_idx" ON "_articles_v" USING btree ("version_original_path");
  CREATE INDEX "_articles_v_version_meta_version_meta_og_image_idx" ON "_articles_v" USING btree ("version_meta_og_image_id");
  CREATE INDEX "_articles_v_version_version_published_at_idx" ON "_articles_v" USING btree ("version_published_at");
  CREATE INDEX "_articles_v_version_version_sort_idx" ON "_articles_v" USING btree ("version_sort");
  CREATE INDEX "_articles_v_version_version_is_public_idx" ON "_articles_v" USING btree ("version_is_public");
  CREATE INDEX "_articles_v_version_version_snapshot_key_idx" ON "_articles_v" USING btree ("version_snapshot_key");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_snapshot_idx" ON "_articles_v" USING btree ("snapshot");
  CREATE INDEX "_articles_v_published_locale_idx" ON "_articles_v" USING btree ("published_locale");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_version_version_path_idx" ON "_articles_v_locales" USING btree ("version_path","_locale");
  CREATE INDEX "_articles_v_version_meta_version_meta_image_idx" ON "_articles_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_articles_v_locales_locale_parent_id_unique" ON "_articles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_articles_v_rels_order_idx" ON "_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_categories_id_idx" ON "_articles_v_rels" USING btree ("categories_id");
  CREATE UNIQUE INDEX "categories_public_id_idx" ON "categories" USING btree ("public_id");
  CREATE INDEX "categories_parent_idx" ON "categories" USING btree ("parent_id");
  CREATE INDEX "categories_web_id_idx" ON "categories" USING btree ("web_id");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "property_lists_statuses_order_idx" ON "property_lists_statuses" USING btree ("order");
  CREATE INDEX "property_lists_statuses_parent_idx" ON "property_lists_statuses" USING btree ("parent_id");
  CREATE INDEX "property_lists_rules_order_idx" ON "property_lists_rules" USING btree ("_order");
  CREATE INDEX "property_lists_rules_parent_id_idx" ON "property_lists_rules" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "property_lists_public_id_idx" ON "property_lists" USING btree ("public_id");
  CREATE UNIQUE INDEX "property_lists_snapshot_key_idx" ON "property_lists" USING btree ("snapshot_key");
  CREATE INDEX "property_lists_updated_at_idx" ON "property_lists" USING btree ("updated_at");
  CREATE INDEX "property_lists_created_at_idx" ON "property_lists" USING btree ("created_at");
  CREATE UNIQUE INDEX "property_lists_locales_locale_parent_id_unique" ON "property_lists_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "property_lists_rels_order_idx" ON "property_lists_rels" USING btree ("order");
  CREATE INDEX "property_lists_rels_parent_idx" ON "property_lists_rels" USING btree ("parent_id");
  CREATE INDEX "property_lists_rels_path_idx" ON "property_lists_rels" USING btree ("path");
  CREATE INDEX "property_lists_rels_property_types_id_idx" ON "property_lists_rels" USING btree ("property_types_id");
  CREATE INDEX "property_lists_rels_cities_id_idx" ON "property_lists_rels" USING btree ("cities_id");
  CREATE INDEX "contact_forms_kind_idx" ON "contact_forms" USING btree ("kind");
  CREATE INDEX "contact_forms_thank_you_page_idx" ON "contact_forms" USING btree ("thank_you_page_id");
  CREATE UNIQUE INDEX "contact_forms_public_id_idx" ON "contact_forms" USING btree ("public_id");
  CREATE UNIQUE INDEX "contact_forms_snapshot_key_idx" ON "contact_forms" USING btree ("snapshot_key");
  CREATE INDEX "contact_forms_updated_at_idx" ON "contact_forms" USING btree ("updated_at");
  CREATE INDEX "contact_forms_created_at_idx" ON "contact_forms" USING btree ("created_at");
  CREATE UNIQUE INDEX "contact_forms_locales_locale_parent_id_unique" ON "contact_forms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sliders_slides_order_idx" ON "sliders_slides" USING btree ("_order");
  CREATE INDEX "sliders_slides_parent_id_idx" ON "sliders_slides" USING btree ("_parent_id");
  CREATE INDEX "sliders_slides_picture_idx" ON "sliders_slides" USING btree ("picture_id");
  CREATE UNIQUE INDEX "sliders_slides_locales_locale_parent_id_unique" ON "sliders_slides_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "sliders_snapshot_key_idx" ON "sliders" USING btree ("snapshot_key");
  CREATE INDEX "sliders_updated_at_idx" ON "sliders" USING btree ("updated_at");
  CREATE INDEX "sliders_created_at_idx" ON "sliders" USING btree ("created_at");
  CREATE INDEX "testimonials_date_idx" ON "testimonials" USING btree ("date");
  CREATE INDEX "testimonials_is_public_idx" ON "testimonials" USING btree ("is_public");
  CREATE UNIQUE INDEX "testimonials_snapshot_key_idx" ON "testimonials" USING btree ("snapshot_key");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE INDEX "testimonials_path_idx" ON "testimonials_locales" USING btree ("path","_locale");
  CREATE UNIQUE INDEX "testimonials_locales_locale_parent_id_unique" ON "testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version_date_idx" ON "_testimonials_v" USING btree ("version_date");
  CREATE INDEX "_testimonials_v_version_version_is_public_idx" ON "_testimonials_v" USING btree ("version_is_public");
  CREATE INDEX "_testimonials_v_version_version_snapshot_key_idx" ON "_testimonials_v" USING btree ("version_snapshot_key");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_snapshot_idx" ON "_testimonials_v" USING btree ("snapshot");
  CREATE INDEX "_testimonials_v_published_locale_idx" ON "_testimonials_v" USING btree ("published_locale");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE INDEX "_testimonials_v_version_version_path_idx" ON "_testimonials_v_locales" USING btree ("version_path","_locale");
  CREATE UNIQUE INDEX "_testimonials_v_locales_locale_parent_id_unique" ON "_testimonials_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "top_bar_items__order_idx" ON "top_bar_items" USING btree ("_order");
  CREATE INDEX "top_bar_items_published_idx" ON "top_bar_items" USING btree ("published");
  CREATE UNIQUE INDEX "top_bar_items_snapshot_key_idx" ON "top_bar_items" USING btree ("snapshot_key");
  CREATE INDEX "top_bar_items_updated_at_idx" ON "top_bar_items" USING btree ("updated_at");
  CREATE INDEX "top_bar_items_created_at_idx" ON "top_bar_items" USING btree ("created_at");
  CREATE UNIQUE INDEX "top_bar_items_locales_locale_parent_id_unique" ON "top_bar_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_columns__order_idx" ON "footer_columns" USING btree ("_order");
  CREATE UNIQUE INDEX "footer_columns_snapshot_key_idx" ON "footer_columns" USING btree ("snapshot_key");
  CREATE INDEX "footer_columns_updated_at_idx" ON "footer_columns" USING btree ("updated_at");
  CREATE INDEX "footer_columns_created_at_idx" ON "footer_columns" USING btree ("created_at");
  CREATE UNIQUE INDEX "footer_columns_locales_locale_parent_id_unique" ON "footer_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_columns_rels_order_idx" ON "footer_columns_rels" USING btree ("order");
  CREATE INDEX "footer_columns_rels_parent_idx" ON "footer_columns_rels" USING btree ("parent_id");
  CREATE INDEX "footer_columns_rels_path_idx" ON "footer_columns_rels" USING btree ("path");
  CREATE INDEX "footer_columns_rels_media_id_idx" ON "footer_columns_rels" USING btree ("media_id");
  CREATE INDEX "popups_media_idx" ON "popups" USING btree ("media_id");
  CREATE UNIQUE INDEX "popups_snapshot_key_idx" ON "popups" USING btree ("snapshot_key");
  CREATE INDEX "popups_updated_at_idx" ON "popups" USING btree ("updated_at");
  CREATE INDEX "popups_created_at_idx" ON "popups" USING btree ("created_at");
  CREATE INDEX "popups__status_idx" ON "popups" USING btree ("_status");
  CREATE UNIQUE INDEX "popups_locales_locale_parent_id_unique" ON "popups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_popups_v_parent_idx" ON "_popups_v" USING btree ("parent_id");
  CREATE INDEX "_popups_v_version_version_media_idx" ON "_popups_v" USING btree ("version_media_id");
  CREATE INDEX "_popups_v_version_version_snapshot_key_idx" ON "_popups_v" USING btree ("version_snapshot_key");
  CREATE INDEX "_popups_v_version_version_updated_at_idx" ON "_popups_v" USING btree ("version_updated_at");
  CREATE INDEX "_popups_v_version_version_created_at_idx" ON "_popups_v" USING btree ("version_created_at");
  CREATE INDEX "_popups_v_version_version__status_idx" ON "_popups_v" USING btree ("version__status");
  CREATE INDEX "_popups_v_created_at_idx" ON "_popups_v" USING btree ("created_at");
  CREATE INDEX "_popups_v_updated_at_idx" ON "_popups_v" USING btree ("updated_at");
  CREATE INDEX "_popups_v_snapshot_idx" ON "_popups_v" USING btree ("snapshot");
  CREATE INDEX "_popups_v_published_locale_idx" ON "_popups_v" USING btree ("published_locale");
  CREATE INDEX "_popups_v_latest_idx" ON "_popups_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_popups_v_locales_locale_parent_id_unique" ON "_popups_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_idx" ON "redirects" USING btree ("to");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_properties_id_idx" ON "payload_locked_documents_rels" USING btree ("properties_id");
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_property_types_id_idx" ON "payload_locked_documents_rels" USING btree ("property_types_id");
  CREATE INDEX "payload_locked_documents_rels_cities_id_idx" ON "payload_locked_documents_rels" USING btree ("cities_id");
  CREATE INDEX "payload_locked_documents_rels_agents_id_idx" ON "payload_locked_documents_rels" USING btree ("agents_id");
  CREATE INDEX "payload_locked_documents_rels_owners_id_idx" ON "payload_locked_documents_rels" USING btree ("owners_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_modules_id_idx" ON "payload_locked_documents_rels" USING btree ("modules_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_property_lists_id_idx" ON "payload_locked_documents_rels" USING btree ("property_lists_id");
  CREATE INDEX "payload_locked_documents_rels_contact_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_forms_id");
  CREATE INDEX "payload_locked_documents_rels_sliders_id_idx" ON "payload_locked_documents_rels" USING btree ("sliders_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_top_bar_items_id_idx" ON "payload_locked_documents_rels" USING btree ("top_bar_items_id");
  CREATE INDEX "payload_locked_documents_rels_footer_columns_id_idx" ON "payload_locked_documents_rels" USING btree ("footer_columns_id");
  CREATE INDEX "payload_locked_documents_rels_popups_id_idx" ON "payload_locked_documents_rels" USING btree ("popups_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_owners_id_idx" ON "payload_preferences_rels" USING btree ("owners_id");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_settings_languages_enabled_order_idx" ON "site_settings_languages_enabled" USING btree ("order");
  CREATE INDEX "site_settings_languages_enabled_parent_idx" ON "site_settings_languages_enabled" USING btree ("parent_id");
  CREATE INDEX "site_settings_social_order_idx" ON "site_settings_social" USING btree ("_order");
  CREATE INDEX "site_settings_social_parent_id_idx" ON "site_settings_social" USING btree ("_parent_id");
  CREATE INDEX "site_settings_agency_agency_logo_idx" ON "site_settings" USING btree ("agency_logo_id");
  CREATE INDEX "site_settings_agency_agency_share_image_idx" ON "site_settings" USING btree ("agency_share_image_id");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_search_logo_idx" ON "home_search" USING btree ("logo_id");
  CREATE UNIQUE INDEX "home_search_locales_locale_parent_id_unique" ON "home_search_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "properties" CASCADE;
  DROP TABLE "properties_locales" CASCADE;
  DROP TABLE "properties_rels" CASCADE;
  DROP TABLE "_properties_v" CASCADE;
  DROP TABLE "_properties_v_locales" CASCADE;
  DROP TABLE "_properties_v_rels" CASCADE;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "projects_locales" CASCADE;
  DROP TABLE "projects_rels" CASCADE;
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "_projects_v_locales" CASCADE;
  DROP TABLE "_projects_v_rels" CASCADE;
  DROP TABLE "property_types" CASCADE;
  DROP TABLE "property_types_locales" CASCADE;
  DROP TABLE "cities" CASCADE;
  DROP TABLE "cities_locales" CASCADE;
  DROP TABLE "agents_languages" CASCADE;
  DROP TABLE "agents" CASCADE;
  DROP TABLE "agents_locales" CASCADE;
  DROP TABLE "owners_sessions" CASCADE;
  DROP TABLE "owners" CASCADE;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "documents_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  DROP TABLE "modules" CASCADE;
  DROP TABLE "modules_locales" CASCADE;
  DROP TABLE "modules_rels" CASCADE;
  DROP TABLE "_modules_v" CASCADE;
  DROP TABLE "_modules_v_locales" CASCADE;
  DROP TABLE "_modules_v_rels" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "articles_locales" CASCADE;
  DROP TABLE "articles_rels" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "_articles_v_locales" CASCADE;
  DROP TABLE "_articles_v_rels" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "property_lists_statuses" CASCADE;
  DROP TABLE "property_lists_rules" CASCADE;
  DROP TABLE "property_lists" CASCADE;
  DROP TABLE "property_lists_locales" CASCADE;
  DROP TABLE "property_lists_rels" CASCADE;
  DROP TABLE "contact_forms" CASCADE;
  DROP TABLE "contact_forms_locales" CASCADE;
  DROP TABLE "sliders_slides" CASCADE;
  DROP TABLE "sliders_slides_locales" CASCADE;
  DROP TABLE "sliders" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "testimonials_locales" CASCADE;
  DROP TABLE "_testimonials_v" CASCADE;
  DROP TABLE "_testimonials_v_locales" CASCADE;
  DROP TABLE "top_bar_items" CASCADE;
  DROP TABLE "top_bar_items_locales" CASCADE;
  DROP TABLE "footer_columns" CASCADE;
  DROP TABLE "footer_columns_locales" CASCADE;
  DROP TABLE "footer_columns_rels" CASCADE;
  DROP TABLE "popups" CASCADE;
  DROP TABLE "popups_locales" CASCADE;
  DROP TABLE "_popups_v" CASCADE;
  DROP TABLE "_popups_v_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_settings_languages_enabled" CASCADE;
  DROP TABLE "site_settings_social" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_locales" CASCADE;
  DROP TABLE "home_search" CASCADE;
  DROP TABLE "home_search_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_properties_goal";
  DROP TYPE "public"."enum_properties_availability";
  DROP TYPE "public"."enum_properties_construction_facades";
  DROP TYPE "public"."enum_properties_construction_heating";
  DROP TYPE "public"."enum_properties_construction_glazing";
  DROP TYPE "public"."enum_properties_construction_window_frame";
  DROP TYPE "public"."enum_properties_construction_kitchen";
  DROP TYPE "public"."enum_properties_construction_roof";
  DROP TYPE "public"."enum_properties_energy_label";
  DROP TYPE "public"."enum_properties_energy_electricity_certificate";
  DROP TYPE "public"."enum_properties_energy_gas_certificate";
  DROP TYPE "public"."enum_properties_energy_asbestos_type";
  DROP TYPE "public"."enum_properties_planning_area_application";
  DROP TYPE "public"."enum_properties_planning_permit";
  DROP TYPE "public"."enum_properties_planning_allotment_permit";
  DROP TYPE "public"."enum_properties_planning_preemptive_rights";
  DROP TYPE "public"."enum_properties_planning_summons";
  DROP TYPE "public"."enum_properties_planning_judicial_decision";
  DROP TYPE "public"."enum_properties_planning_flood_zone";
  DROP TYPE "public"."enum_properties_planning_g_score";
  DROP TYPE "public"."enum_properties_planning_p_score";
  DROP TYPE "public"."enum_properties_meta_twitter_card";
  DROP TYPE "public"."enum_properties_status";
  DROP TYPE "public"."enum__properties_v_version_goal";
  DROP TYPE "public"."enum__properties_v_version_construction_facades";
  DROP TYPE "public"."enum__properties_v_version_construction_heating";
  DROP TYPE "public"."enum__properties_v_version_construction_glazing";
  DROP TYPE "public"."enum__properties_v_version_construction_window_frame";
  DROP TYPE "public"."enum__properties_v_version_construction_kitchen";
  DROP TYPE "public"."enum__properties_v_version_construction_roof";
  DROP TYPE "public"."enum__properties_v_version_energy_label";
  DROP TYPE "public"."enum__properties_v_version_energy_electricity_certificate";
  DROP TYPE "public"."enum__properties_v_version_energy_gas_certificate";
  DROP TYPE "public"."enum__properties_v_version_energy_asbestos_type";
  DROP TYPE "public"."enum__properties_v_version_planning_area_application";
  DROP TYPE "public"."enum__properties_v_version_planning_permit";
  DROP TYPE "public"."enum__properties_v_version_planning_allotment_permit";
  DROP TYPE "public"."enum__properties_v_version_planning_preemptive_rights";
  DROP TYPE "public"."enum__properties_v_version_planning_summons";
  DROP TYPE "public"."enum__properties_v_version_planning_judicial_decision";
  DROP TYPE "public"."enum__properties_v_version_planning_flood_zone";
  DROP TYPE "public"."enum__properties_v_version_planning_g_score";
  DROP TYPE "public"."enum__properties_v_version_planning_p_score";
  DROP TYPE "public"."enum__properties_v_version_meta_twitter_card";
  DROP TYPE "public"."enum__properties_v_version_status";
  DROP TYPE "public"."enum__properties_v_published_locale";
  DROP TYPE "public"."enum_projects_goal";
  DROP TYPE "public"."enum_projects_meta_twitter_card";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_goal";
  DROP TYPE "public"."enum__projects_v_version_meta_twitter_card";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum__projects_v_published_locale";
  DROP TYPE "public"."enum_agents_languages";
  DROP TYPE "public"."enum_owners_language";
  DROP TYPE "public"."enum_documents_kind";
  DROP TYPE "public"."enum_media_kind";
  DROP TYPE "public"."enum_pages_banner_type";
  DROP TYPE "public"."enum_pages_meta_twitter_card";
  DROP TYPE "public"."enum_pages_type";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_banner_type";
  DROP TYPE "public"."enum__pages_v_version_meta_twitter_card";
  DROP TYPE "public"."enum__pages_v_version_type";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_modules_title_size";
  DROP TYPE "public"."enum_modules_relation_type";
  DROP TYPE "public"."enum_modules_view";
  DROP TYPE "public"."enum_modules_background_type";
  DROP TYPE "public"."enum_modules_background_color";
  DROP TYPE "public"."enum_modules_position";
  DROP TYPE "public"."enum_modules_status";
  DROP TYPE "public"."enum__modules_v_version_title_size";
  DROP TYPE "public"."enum__modules_v_version_relation_type";
  DROP TYPE "public"."enum__modules_v_version_view";
  DROP TYPE "public"."enum__modules_v_version_background_type";
  DROP TYPE "public"."enum__modules_v_version_background_color";
  DROP TYPE "public"."enum__modules_v_version_position";
  DROP TYPE "public"."enum__modules_v_version_status";
  DROP TYPE "public"."enum__modules_v_published_locale";
  DROP TYPE "public"."enum_articles_meta_twitter_card";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_meta_twitter_card";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum__articles_v_published_locale";
  DROP TYPE "public"."enum_property_lists_statuses";
  DROP TYPE "public"."enum_property_lists_rules_field";
  DROP TYPE "public"."enum_property_lists_rules_logic";
  DROP TYPE "public"."enum_property_lists_goal";
  DROP TYPE "public"."enum_property_lists_order";
  DROP TYPE "public"."enum_contact_forms_kind";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum__testimonials_v_version_status";
  DROP TYPE "public"."enum__testimonials_v_published_locale";
  DROP TYPE "public"."enum_top_bar_items_side";
  DROP TYPE "public"."enum_top_bar_items_icon";
  DROP TYPE "public"."enum_top_bar_items_color";
  DROP TYPE "public"."enum_popups_status";
  DROP TYPE "public"."enum__popups_v_version_status";
  DROP TYPE "public"."enum__popups_v_published_locale";
  DROP TYPE "public"."enum_redirects_locale";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_users_language";
  DROP TYPE "public"."enum_site_settings_languages_enabled";
  DROP TYPE "public"."enum_site_settings_languages_default";`)
}
