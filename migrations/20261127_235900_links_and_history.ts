import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Links lead to chosen documents, and globals keep versions (docs/editing.md); relations of what visitors see are announced (docs/caching.md).
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__site_settings_v_version_languages_enabled" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum__site_settings_v_version_hours_week_weekdays" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum__site_settings_v_version_renovation_duty_regions" AS ENUM('wallonia', 'brussels', 'flanders', 'luxembourg');
  CREATE TYPE "public"."enum__site_settings_v_version_purchase_rates_region" AS ENUM('wallonia', 'brussels', 'flanders', 'luxembourg');
  CREATE TYPE "public"."enum__site_settings_v_version_leads_rules_kinds" AS ENUM('site-contact', 'contact-demand', 'send-to-friend', 'contact-me', 'demand-register', 'contact-construction', 'contact-appointment', 'opinion-system', 'job-contact', 'forgot-password', 'sign-newsletter', 'request-document', 'rental-application', 'purchase-offer');
  CREATE TYPE "public"."enum__site_settings_v_version_leads_rules_places_areas" AS ENUM('antwerpen', 'brabantWallon', 'brussels', 'hainaut', 'liege', 'limburg', 'luxembourg', 'namur', 'oostVlaanderen', 'vlaamsBrabant', 'westVlaanderen');
  CREATE TYPE "public"."enum__site_settings_v_version_leads_rules_method" AS ENUM('property', 'places', 'turn');
  CREATE TYPE "public"."enum__site_settings_v_version_languages_default" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum__site_settings_v_version_languages_office" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum__site_settings_v_version_languages_missing_texts" AS ENUM('warn', 'refuse');
  CREATE TYPE "public"."enum__security_settings_v_version_second_factor_roles" AS ENUM('admin', 'editor', 'agent', 'reader', 'translator');
  CREATE TYPE "public"."enum__security_settings_v_version_rights_own_properties" AS ENUM('editor', 'agent');
  CREATE TYPE "public"."enum__security_settings_v_version_rights_own_leads" AS ENUM('editor', 'agent', 'reader');
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'mend-links' BEFORE 'plan';
  CREATE TABLE "sliders_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"articles_id" integer,
  	"properties_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "top_bar_items_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"articles_id" integer,
  	"properties_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "popups_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"articles_id" integer,
  	"properties_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "_popups_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"articles_id" integer,
  	"properties_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "_site_settings_v_version_languages_enabled" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__site_settings_v_version_languages_enabled",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_hours_week_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__site_settings_v_version_hours_week_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_hours_week" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"by_appointment" boolean,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_hours_exceptions_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_hours_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"to" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_hours_exceptions_locales" (
  	"reason" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_renovation_duty_regions" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__site_settings_v_version_renovation_duty_regions",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_purchase_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"region" "enum__site_settings_v_version_purchase_rates_region" NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"registration_percent" numeric NOT NULL,
  	"own_home_percent" numeric,
  	"new_build_vat_percent" numeric NOT NULL,
  	"own_home_allowance" numeric,
  	"allowance_up_to_price" numeric,
  	"deed_costs" numeric NOT NULL,
  	"source" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_leads_rules_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__site_settings_v_version_leads_rules_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_leads_rules_places_areas" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__site_settings_v_version_leads_rules_places_areas",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_leads_rules_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"agent_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_leads_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"method" "enum__site_settings_v_version_leads_rules_method" DEFAULT 'property' NOT NULL,
  	"fallback_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_agency_name" varchar,
  	"version_agency_legal_name" varchar,
  	"version_agency_street" varchar,
  	"version_agency_house_number" varchar,
  	"version_agency_zip" varchar,
  	"version_agency_city" varchar,
  	"version_agency_phone" varchar,
  	"version_agency_email" varchar,
  	"version_agency_latitude" numeric,
  	"version_agency_longitude" numeric,
  	"version_agency_company_number" varchar,
  	"version_agency_vat_number" varchar,
  	"version_agency_professional_number" varchar,
  	"version_agency_insurer" varchar,
  	"version_agency_insurance_policy" varchar,
  	"version_agency_third_party_account" varchar,
  	"version_agency_logo_id" integer,
  	"version_agency_share_image_id" integer,
  	"version_languages_default" "enum__site_settings_v_version_languages_default" DEFAULT 'fr' NOT NULL,
  	"version_languages_office" "enum__site_settings_v_version_languages_office" DEFAULT 'fr',
  	"version_languages_missing_texts" "enum__site_settings_v_version_languages_missing_texts" DEFAULT 'warn' NOT NULL,
  	"version_hours_closed_on_holidays" boolean,
  	"version_bin_days" numeric DEFAULT 30,
  	"version_figures_deposit_months" numeric DEFAULT 3,
  	"version_figures_minimum_income_factor" numeric,
  	"version_figures_persons_per_bedroom" numeric,
  	"version_figures_purchase_advance_percent" numeric DEFAULT 10,
  	"version_show_price_history" boolean DEFAULT false,
  	"version_alerts_period" numeric DEFAULT 180,
  	"version_alerts_notice" numeric DEFAULT 14,
  	"version_alerts_kept" numeric DEFAULT 30,
  	"version_loan_rate_percent" numeric,
  	"version_loan_rate_from" timestamp(3) with time zone,
  	"version_leads_reminder_after" numeric,
  	"version_leads_reminder_then" numeric,
  	"version_tracking_analytics_id" varchar,
  	"version_tracking_ads_id" varchar,
  	"version_tracking_tag_manager_id" varchar,
  	"version_tracking_pixel_id" varchar,
  	"version_consent_first_toggle_always_on" boolean DEFAULT true,
  	"version_snapshot_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_locales" (
  	"version_agency_country" varchar,
  	"version_agency_supervisory_authority" varchar,
  	"version_agency_professional_title" varchar,
  	"version_agency_ethics_url" varchar,
  	"version_opening_hours" varchar,
  	"version_copyright" varchar,
  	"version_marquee_names_one" varchar,
  	"version_marquee_names_two" varchar,
  	"version_marquee_names_three" varchar,
  	"version_marquee_names_four" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cities_id" integer,
  	"agents_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "_home_search_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_logo_id" integer,
  	"version_show_title" boolean DEFAULT true,
  	"version_show_search_input" boolean DEFAULT true,
  	"version_show_search_button" boolean DEFAULT true,
  	"version_show_search_count" boolean DEFAULT true,
  	"version_show_count_property" boolean DEFAULT true,
  	"version_snapshot_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_home_search_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_description2" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_province_texts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_snapshot_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_province_texts_v_locales" (
  	"version_antwerpen" varchar,
  	"version_brabant_wallon" varchar,
  	"version_brussels" varchar,
  	"version_hainaut" varchar,
  	"version_liege" varchar,
  	"version_limburg" varchar,
  	"version_luxembourg" varchar,
  	"version_namur" varchar,
  	"version_oost_vlaanderen" varchar,
  	"version_vlaams_brabant" varchar,
  	"version_west_vlaanderen" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_backup_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_is_daily" boolean DEFAULT true,
  	"version_kept" numeric DEFAULT 14 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_mail_texts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_mail_texts_v_locales" (
  	"version_texts" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_security_settings_v_version_second_factor_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__security_settings_v_version_second_factor_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_security_settings_v_version_rights_own_properties" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__security_settings_v_version_rights_own_properties",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_security_settings_v_version_rights_own_leads" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__security_settings_v_version_rights_own_leads",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_security_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_rights_confidential_to_assigned" boolean DEFAULT false,
  	"version_audit_months" numeric DEFAULT 12 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "top_bar_items_locales" ALTER COLUMN "link" DROP NOT NULL;
  ALTER TABLE "pages_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "pages_rels" ADD COLUMN "articles_id" integer;
  ALTER TABLE "pages_rels" ADD COLUMN "properties_id" integer;
  ALTER TABLE "pages_rels" ADD COLUMN "projects_id" integer;
  ALTER TABLE "_pages_v_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "_pages_v_rels" ADD COLUMN "articles_id" integer;
  ALTER TABLE "_pages_v_rels" ADD COLUMN "properties_id" integer;
  ALTER TABLE "_pages_v_rels" ADD COLUMN "projects_id" integer;
  ALTER TABLE "modules_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "modules_rels" ADD COLUMN "articles_id" integer;
  ALTER TABLE "modules_rels" ADD COLUMN "properties_id" integer;
  ALTER TABLE "modules_rels" ADD COLUMN "projects_id" integer;
  ALTER TABLE "_modules_v_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "_modules_v_rels" ADD COLUMN "articles_id" integer;
  ALTER TABLE "_modules_v_rels" ADD COLUMN "properties_id" integer;
  ALTER TABLE "_modules_v_rels" ADD COLUMN "projects_id" integer;
  ALTER TABLE "sliders_rels" ADD CONSTRAINT "sliders_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sliders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sliders_rels" ADD CONSTRAINT "sliders_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sliders_rels" ADD CONSTRAINT "sliders_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sliders_rels" ADD CONSTRAINT "sliders_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sliders_rels" ADD CONSTRAINT "sliders_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_bar_items_rels" ADD CONSTRAINT "top_bar_items_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."top_bar_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_bar_items_rels" ADD CONSTRAINT "top_bar_items_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_bar_items_rels" ADD CONSTRAINT "top_bar_items_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_bar_items_rels" ADD CONSTRAINT "top_bar_items_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_bar_items_rels" ADD CONSTRAINT "top_bar_items_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_languages_enabled" ADD CONSTRAINT "_site_settings_v_version_languages_enabled_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_hours_week_weekdays" ADD CONSTRAINT "_site_settings_v_version_hours_week_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v_version_hours_week"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_hours_week" ADD CONSTRAINT "_site_settings_v_version_hours_week_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_hours_exceptions_times" ADD CONSTRAINT "_site_settings_v_version_hours_exceptions_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_hours_exceptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_hours_exceptions" ADD CONSTRAINT "_site_settings_v_version_hours_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_hours_exceptions_locales" ADD CONSTRAINT "_site_settings_v_version_hours_exceptions_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_hours_exceptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_social" ADD CONSTRAINT "_site_settings_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_renovation_duty_regions" ADD CONSTRAINT "_site_settings_v_version_renovation_duty_regions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_purchase_rates" ADD CONSTRAINT "_site_settings_v_version_purchase_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_leads_rules_kinds" ADD CONSTRAINT "_site_settings_v_version_leads_rules_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v_version_leads_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_leads_rules_places_areas" ADD CONSTRAINT "_site_settings_v_version_leads_rules_places_areas_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v_version_leads_rules_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_leads_rules_places" ADD CONSTRAINT "_site_settings_v_version_leads_rules_places_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_leads_rules_places" ADD CONSTRAINT "_site_settings_v_version_leads_rules_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_leads_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_leads_rules" ADD CONSTRAINT "_site_settings_v_version_leads_rules_fallback_id_agents_id_fk" FOREIGN KEY ("fallback_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_leads_rules" ADD CONSTRAINT "_site_settings_v_version_leads_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_agency_logo_id_media_id_fk" FOREIGN KEY ("version_agency_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_agency_share_image_id_media_id_fk" FOREIGN KEY ("version_agency_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_rels" ADD CONSTRAINT "_site_settings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_rels" ADD CONSTRAINT "_site_settings_v_rels_cities_fk" FOREIGN KEY ("cities_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_rels" ADD CONSTRAINT "_site_settings_v_rels_agents_fk" FOREIGN KEY ("agents_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_rels" ADD CONSTRAINT "_site_settings_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_search_v" ADD CONSTRAINT "_home_search_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_search_v_locales" ADD CONSTRAINT "_home_search_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_search_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_province_texts_v_locales" ADD CONSTRAINT "_province_texts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_province_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mail_texts_v_locales" ADD CONSTRAINT "_mail_texts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mail_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_security_settings_v_version_second_factor_roles" ADD CONSTRAINT "_security_settings_v_version_second_factor_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_security_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_security_settings_v_version_rights_own_properties" ADD CONSTRAINT "_security_settings_v_version_rights_own_properties_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_security_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_security_settings_v_version_rights_own_leads" ADD CONSTRAINT "_security_settings_v_version_rights_own_leads_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_security_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "sliders_rels_order_idx" ON "sliders_rels" USING btree ("order");
  CREATE INDEX "sliders_rels_parent_idx" ON "sliders_rels" USING btree ("parent_id");
  CREATE INDEX "sliders_rels_path_idx" ON "sliders_rels" USING btree ("path");
  CREATE INDEX "sliders_rels_pages_id_idx" ON "sliders_rels" USING btree ("pages_id");
  CREATE INDEX "sliders_rels_articles_id_idx" ON "sliders_rels" USING btree ("articles_id");
  CREATE INDEX "sliders_rels_properties_id_idx" ON "sliders_rels" USING btree ("properties_id");
  CREATE INDEX "sliders_rels_projects_id_idx" ON "sliders_rels" USING btree ("projects_id");
  CREATE INDEX "top_bar_items_rels_order_idx" ON "top_bar_items_rels" USING btree ("order");
  CREATE INDEX "top_bar_items_rels_parent_idx" ON "top_bar_items_rels" USING btree ("parent_id");
  CREATE INDEX "top_bar_items_rels_path_idx" ON "top_bar_items_rels" USING btree ("path");
  CREATE INDEX "top_bar_items_rels_pages_id_idx" ON "top_bar_items_rels" USING btree ("pages_id");
  CREATE INDEX "top_bar_items_rels_articles_id_idx" ON "top_bar_items_rels" USING btree ("articles_id");
  CREATE INDEX "top_bar_items_rels_properties_id_idx" ON "top_bar_items_rels" USING btree ("properties_id");
  CREATE INDEX "top_bar_items_rels_projects_id_idx" ON "top_bar_items_rels" USING btree ("projects_id");
  CREATE INDEX "popups_rels_order_idx" ON "popups_rels" USING btree ("order");
  CREATE INDEX "popups_rels_parent_idx" ON "popups_rels" USING btree ("parent_id");
  CREATE INDEX "popups_rels_path_idx" ON "popups_rels" USING btree ("path");
  CREATE INDEX "popups_rels_pages_id_idx" ON "popups_rels" USING btree ("pages_id");
  CREATE INDEX "popups_rels_articles_id_idx" ON "popups_rels" USING btree ("articles_id");
  CREATE INDEX "popups_rels_properties_id_idx" ON "popups_rels" USING btree ("properties_id");
  CREATE INDEX "popups_rels_projects_id_idx" ON "popups_rels" USING btree ("projects_id");
  CREATE INDEX "_popups_v_rels_order_idx" ON "_popups_v_rels" USING btree ("order");
  CREATE INDEX "_popups_v_rels_parent_idx" ON "_popups_v_rels" USING btree ("parent_id");
  CREATE INDEX "_popups_v_rels_path_idx" ON "_popups_v_rels" USING btree ("path");
  CREATE INDEX "_popups_v_rels_pages_id_idx" ON "_popups_v_rels" USING btree ("pages_id");
  CREATE INDEX "_popups_v_rels_articles_id_idx" ON "_popups_v_rels" USING btree ("articles_id");
  CREATE INDEX "_popups_v_rels_properties_id_idx" ON "_popups_v_rels" USING btree ("properties_id");
  CREATE INDEX "_popups_v_rels_projects_id_idx" ON "_popups_v_rels" USING btree ("projects_id");
  CREATE INDEX "_site_settings_v_version_languages_enabled_order_idx" ON "_site_settings_v_version_languages_enabled" USING btree ("order");
  CREATE INDEX "_site_settings_v_version_languages_enabled_parent_idx" ON "_site_settings_v_version_languages_enabled" USING btree ("parent_id");
  CREATE INDEX "_site_settings_v_version_hours_week_weekdays_order_idx" ON "_site_settings_v_version_hours_week_weekdays" USING btree ("order");
  CREATE INDEX "_site_settings_v_version_hours_week_weekdays_parent_idx" ON "_site_settings_v_version_hours_week_weekdays" USING btree ("parent_id");
  CREATE INDEX "_site_settings_v_version_hours_week_order_idx" ON "_site_settings_v_version_hours_week" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_hours_week_parent_id_idx" ON "_site_settings_v_version_hours_week" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_hours_exceptions_times_order_idx" ON "_site_settings_v_version_hours_exceptions_times" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_hours_exceptions_times_parent_id_idx" ON "_site_settings_v_version_hours_exceptions_times" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_hours_exceptions_order_idx" ON "_site_settings_v_version_hours_exceptions" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_hours_exceptions_parent_id_idx" ON "_site_settings_v_version_hours_exceptions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_settings_v_version_hours_exceptions_locales_locale_par" ON "_site_settings_v_version_hours_exceptions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_version_social_order_idx" ON "_site_settings_v_version_social" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_social_parent_id_idx" ON "_site_settings_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_renovation_duty_regions_order_idx" ON "_site_settings_v_version_renovation_duty_regions" USING btree ("order");
  CREATE INDEX "_site_settings_v_version_renovation_duty_regions_parent_idx" ON "_site_settings_v_version_renovation_duty_regions" USING btree ("parent_id");
  CREATE INDEX "_site_settings_v_version_purchase_rates_order_idx" ON "_site_settings_v_version_purchase_rates" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_purchase_rates_parent_id_idx" ON "_site_settings_v_version_purchase_rates" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_leads_rules_kinds_order_idx" ON "_site_settings_v_version_leads_rules_kinds" USING btree ("order");
  CREATE INDEX "_site_settings_v_version_leads_rules_kinds_parent_idx" ON "_site_settings_v_version_leads_rules_kinds" USING btree ("parent_id");
  CREATE INDEX "_site_settings_v_version_leads_rules_places_areas_order_idx" ON "_site_settings_v_version_leads_rules_places_areas" USING btree ("order");
  CREATE INDEX "_site_settings_v_version_leads_rules_places_areas_parent_idx" ON "_site_settings_v_version_leads_rules_places_areas" USING btree ("parent_id");
  CREATE INDEX "_site_settings_v_version_leads_rules_places_order_idx" ON "_site_settings_v_version_leads_rules_places" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_leads_rules_places_parent_id_idx" ON "_site_settings_v_version_leads_rules_places" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_leads_rules_places_agent_idx" ON "_site_settings_v_version_leads_rules_places" USING btree ("agent_id");
  CREATE INDEX "_site_settings_v_version_leads_rules_order_idx" ON "_site_settings_v_version_leads_rules" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_leads_rules_parent_id_idx" ON "_site_settings_v_version_leads_rules" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_leads_rules_fallback_idx" ON "_site_settings_v_version_leads_rules" USING btree ("fallback_id");
  CREATE INDEX "_site_settings_v_version_agency_version_agency_logo_idx" ON "_site_settings_v" USING btree ("version_agency_logo_id");
  CREATE INDEX "_site_settings_v_version_agency_version_agency_share_ima_idx" ON "_site_settings_v" USING btree ("version_agency_share_image_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_site_settings_v_locales_locale_parent_id_unique" ON "_site_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_rels_order_idx" ON "_site_settings_v_rels" USING btree ("order");
  CREATE INDEX "_site_settings_v_rels_parent_idx" ON "_site_settings_v_rels" USING btree ("parent_id");
  CREATE INDEX "_site_settings_v_rels_path_idx" ON "_site_settings_v_rels" USING btree ("path");
  CREATE INDEX "_site_settings_v_rels_cities_id_idx" ON "_site_settings_v_rels" USING btree ("cities_id");
  CREATE INDEX "_site_settings_v_rels_agents_id_idx" ON "_site_settings_v_rels" USING btree ("agents_id");
  CREATE INDEX "_site_settings_v_rels_users_id_idx" ON "_site_settings_v_rels" USING btree ("users_id");
  CREATE INDEX "_home_search_v_version_version_logo_idx" ON "_home_search_v" USING btree ("version_logo_id");
  CREATE INDEX "_home_search_v_created_at_idx" ON "_home_search_v" USING btree ("created_at");
  CREATE INDEX "_home_search_v_updated_at_idx" ON "_home_search_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_home_search_v_locales_locale_parent_id_unique" ON "_home_search_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_province_texts_v_created_at_idx" ON "_province_texts_v" USING btree ("created_at");
  CREATE INDEX "_province_texts_v_updated_at_idx" ON "_province_texts_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_province_texts_v_locales_locale_parent_id_unique" ON "_province_texts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_backup_settings_v_created_at_idx" ON "_backup_settings_v" USING btree ("created_at");
  CREATE INDEX "_backup_settings_v_updated_at_idx" ON "_backup_settings_v" USING btree ("updated_at");
  CREATE INDEX "_mail_texts_v_created_at_idx" ON "_mail_texts_v" USING btree ("created_at");
  CREATE INDEX "_mail_texts_v_updated_at_idx" ON "_mail_texts_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_mail_texts_v_locales_locale_parent_id_unique" ON "_mail_texts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_security_settings_v_version_second_factor_roles_order_idx" ON "_security_settings_v_version_second_factor_roles" USING btree ("order");
  CREATE INDEX "_security_settings_v_version_second_factor_roles_parent_idx" ON "_security_settings_v_version_second_factor_roles" USING btree ("parent_id");
  CREATE INDEX "_security_settings_v_version_rights_own_properties_order_idx" ON "_security_settings_v_version_rights_own_properties" USING btree ("order");
  CREATE INDEX "_security_settings_v_version_rights_own_properties_parent_idx" ON "_security_settings_v_version_rights_own_properties" USING btree ("parent_id");
  CREATE INDEX "_security_settings_v_version_rights_own_leads_order_idx" ON "_security_settings_v_version_rights_own_leads" USING btree ("order");
  CREATE INDEX "_security_settings_v_version_rights_own_leads_parent_idx" ON "_security_settings_v_version_rights_own_leads" USING btree ("parent_id");
  CREATE INDEX "_security_settings_v_created_at_idx" ON "_security_settings_v" USING btree ("created_at");
  CREATE INDEX "_security_settings_v_updated_at_idx" ON "_security_settings_v" USING btree ("updated_at");
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_rels" ADD CONSTRAINT "modules_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_rels" ADD CONSTRAINT "modules_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_rels" ADD CONSTRAINT "modules_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_rels" ADD CONSTRAINT "modules_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_rels" ADD CONSTRAINT "_modules_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_rels" ADD CONSTRAINT "_modules_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_rels" ADD CONSTRAINT "_modules_v_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_rels" ADD CONSTRAINT "_modules_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_rels_pages_id_idx" ON "pages_rels" USING btree ("pages_id");
  CREATE INDEX "pages_rels_articles_id_idx" ON "pages_rels" USING btree ("articles_id");
  CREATE INDEX "pages_rels_properties_id_idx" ON "pages_rels" USING btree ("properties_id");
  CREATE INDEX "pages_rels_projects_id_idx" ON "pages_rels" USING btree ("projects_id");
  CREATE INDEX "_pages_v_rels_pages_id_idx" ON "_pages_v_rels" USING btree ("pages_id");
  CREATE INDEX "_pages_v_rels_articles_id_idx" ON "_pages_v_rels" USING btree ("articles_id");
  CREATE INDEX "_pages_v_rels_properties_id_idx" ON "_pages_v_rels" USING btree ("properties_id");
  CREATE INDEX "_pages_v_rels_projects_id_idx" ON "_pages_v_rels" USING btree ("projects_id");
  CREATE INDEX "modules_rels_pages_id_idx" ON "modules_rels" USING btree ("pages_id");
  CREATE INDEX "modules_rels_articles_id_idx" ON "modules_rels" USING btree ("articles_id");
  CREATE INDEX "modules_rels_properties_id_idx" ON "modules_rels" USING btree ("properties_id");
  CREATE INDEX "modules_rels_projects_id_idx" ON "modules_rels" USING btree ("projects_id");
  CREATE INDEX "_modules_v_rels_pages_id_idx" ON "_modules_v_rels" USING btree ("pages_id");
  CREATE INDEX "_modules_v_rels_articles_id_idx" ON "_modules_v_rels" USING btree ("articles_id");
  CREATE INDEX "_modules_v_rels_properties_id_idx" ON "_modules_v_rels" USING btree ("properties_id");
  CREATE INDEX "_modules_v_rels_projects_id_idx" ON "_modules_v_rels" USING btree ("projects_id");
  CREATE TRIGGER "sliders_rels_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."sliders_rels"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_change"('sliders');
  CREATE TRIGGER "popups_rels_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."popups_rels"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_change"('popups');
  CREATE TRIGGER "top_bar_items_rels_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."top_bar_items_rels"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_change"('top-bar-items');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "sliders_rels" CASCADE;
  DROP TABLE "top_bar_items_rels" CASCADE;
  DROP TABLE "popups_rels" CASCADE;
  DROP TABLE "_popups_v_rels" CASCADE;
  DROP TABLE "_site_settings_v_version_languages_enabled" CASCADE;
  DROP TABLE "_site_settings_v_version_hours_week_weekdays" CASCADE;
  DROP TABLE "_site_settings_v_version_hours_week" CASCADE;
  DROP TABLE "_site_settings_v_version_hours_exceptions_times" CASCADE;
  DROP TABLE "_site_settings_v_version_hours_exceptions" CASCADE;
  DROP TABLE "_site_settings_v_version_hours_exceptions_locales" CASCADE;
  DROP TABLE "_site_settings_v_version_social" CASCADE;
  DROP TABLE "_site_settings_v_version_renovation_duty_regions" CASCADE;
  DROP TABLE "_site_settings_v_version_purchase_rates" CASCADE;
  DROP TABLE "_site_settings_v_version_leads_rules_kinds" CASCADE;
  DROP TABLE "_site_settings_v_version_leads_rules_places_areas" CASCADE;
  DROP TABLE "_site_settings_v_version_leads_rules_places" CASCADE;
  DROP TABLE "_site_settings_v_version_leads_rules" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "_site_settings_v_locales" CASCADE;
  DROP TABLE "_site_settings_v_rels" CASCADE;
  DROP TABLE "_home_search_v" CASCADE;
  DROP TABLE "_home_search_v_locales" CASCADE;
  DROP TABLE "_province_texts_v" CASCADE;
  DROP TABLE "_province_texts_v_locales" CASCADE;
  DROP TABLE "_backup_settings_v" CASCADE;
  DROP TABLE "_mail_texts_v" CASCADE;
  DROP TABLE "_mail_texts_v_locales" CASCADE;
  DROP TABLE "_security_settings_v_version_second_factor_roles" CASCADE;
  DROP TABLE "_security_settings_v_version_rights_own_properties" CASCADE;
  DROP TABLE "_security_settings_v_version_rights_own_leads" CASCADE;
  DROP TABLE "_security_settings_v" CASCADE;
  ALTER TABLE "pages_rels" DROP CONSTRAINT "pages_rels_pages_fk";
  ALTER TABLE "pages_rels" DROP CONSTRAINT "pages_rels_articles_fk";
  ALTER TABLE "pages_rels" DROP CONSTRAINT "pages_rels_properties_fk";
  ALTER TABLE "pages_rels" DROP CONSTRAINT "pages_rels_projects_fk";
  ALTER TABLE "_pages_v_rels" DROP CONSTRAINT "_pages_v_rels_pages_fk";
  ALTER TABLE "_pages_v_rels" DROP CONSTRAINT "_pages_v_rels_articles_fk";
  ALTER TABLE "_pages_v_rels" DROP CONSTRAINT "_pages_v_rels_properties_fk";
  ALTER TABLE "_pages_v_rels" DROP CONSTRAINT "_pages_v_rels_projects_fk";
  ALTER TABLE "modules_rels" DROP CONSTRAINT "modules_rels_pages_fk";
  ALTER TABLE "modules_rels" DROP CONSTRAINT "modules_rels_articles_fk";
  ALTER TABLE "modules_rels" DROP CONSTRAINT "modules_rels_properties_fk";
  ALTER TABLE "modules_rels" DROP CONSTRAINT "modules_rels_projects_fk";
  ALTER TABLE "_modules_v_rels" DROP CONSTRAINT "_modules_v_rels_pages_fk";
  ALTER TABLE "_modules_v_rels" DROP CONSTRAINT "_modules_v_rels_articles_fk";
  ALTER TABLE "_modules_v_rels" DROP CONSTRAINT "_modules_v_rels_properties_fk";
  ALTER TABLE "_modules_v_rels" DROP CONSTRAINT "_modules_v_rels_projects_fk";
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DELETE FROM "audit_entries" WHERE "action" = 'mend-links';
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('create', 'change', 'publish', 'unpublish', 'plan', 'cancel-plan', 'publish-planned', 'unpublish-planned', 'fail-plan', 'delete', 'put-in-bin', 'take-out-of-bin', 'restore', 'write', 'export', 'erase', 'import', 'sign-in', 'failed-sign-in', 'sign-out', 'new-password', 'role', 'invite', 'join', 'factor-on', 'factor-off', 'factor-reset', 'recovery-codes', 'link-provider', 'unlink-provider', 'impersonation-begin', 'impersonation-end');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  DROP INDEX "pages_rels_pages_id_idx";
  DROP INDEX "pages_rels_articles_id_idx";
  DROP INDEX "pages_rels_properties_id_idx";
  DROP INDEX "pages_rels_projects_id_idx";
  DROP INDEX "_pages_v_rels_pages_id_idx";
  DROP INDEX "_pages_v_rels_articles_id_idx";
  DROP INDEX "_pages_v_rels_properties_id_idx";
  DROP INDEX "_pages_v_rels_projects_id_idx";
  DROP INDEX "modules_rels_pages_id_idx";
  DROP INDEX "modules_rels_articles_id_idx";
  DROP INDEX "modules_rels_properties_id_idx";
  DROP INDEX "modules_rels_projects_id_idx";
  DROP INDEX "_modules_v_rels_pages_id_idx";
  DROP INDEX "_modules_v_rels_articles_id_idx";
  DROP INDEX "_modules_v_rels_properties_id_idx";
  DROP INDEX "_modules_v_rels_projects_id_idx";
  UPDATE "top_bar_items_locales" SET "link" = '/' WHERE "link" IS NULL;
  ALTER TABLE "top_bar_items_locales" ALTER COLUMN "link" SET NOT NULL;
  ALTER TABLE "pages_rels" DROP COLUMN "pages_id";
  ALTER TABLE "pages_rels" DROP COLUMN "articles_id";
  ALTER TABLE "pages_rels" DROP COLUMN "properties_id";
  ALTER TABLE "pages_rels" DROP COLUMN "projects_id";
  ALTER TABLE "_pages_v_rels" DROP COLUMN "pages_id";
  ALTER TABLE "_pages_v_rels" DROP COLUMN "articles_id";
  ALTER TABLE "_pages_v_rels" DROP COLUMN "properties_id";
  ALTER TABLE "_pages_v_rels" DROP COLUMN "projects_id";
  ALTER TABLE "modules_rels" DROP COLUMN "pages_id";
  ALTER TABLE "modules_rels" DROP COLUMN "articles_id";
  ALTER TABLE "modules_rels" DROP COLUMN "properties_id";
  ALTER TABLE "modules_rels" DROP COLUMN "projects_id";
  ALTER TABLE "_modules_v_rels" DROP COLUMN "pages_id";
  ALTER TABLE "_modules_v_rels" DROP COLUMN "articles_id";
  ALTER TABLE "_modules_v_rels" DROP COLUMN "properties_id";
  ALTER TABLE "_modules_v_rels" DROP COLUMN "projects_id";
  DROP TYPE "public"."enum__site_settings_v_version_languages_enabled";
  DROP TYPE "public"."enum__site_settings_v_version_hours_week_weekdays";
  DROP TYPE "public"."enum__site_settings_v_version_renovation_duty_regions";
  DROP TYPE "public"."enum__site_settings_v_version_purchase_rates_region";
  DROP TYPE "public"."enum__site_settings_v_version_leads_rules_kinds";
  DROP TYPE "public"."enum__site_settings_v_version_leads_rules_places_areas";
  DROP TYPE "public"."enum__site_settings_v_version_leads_rules_method";
  DROP TYPE "public"."enum__site_settings_v_version_languages_default";
  DROP TYPE "public"."enum__site_settings_v_version_languages_office";
  DROP TYPE "public"."enum__site_settings_v_version_languages_missing_texts";
  DROP TYPE "public"."enum__security_settings_v_version_second_factor_roles";
  DROP TYPE "public"."enum__security_settings_v_version_rights_own_properties";
  DROP TYPE "public"."enum__security_settings_v_version_rights_own_leads";`)
}
