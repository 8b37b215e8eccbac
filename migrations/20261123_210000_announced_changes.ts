import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Every committed change of what visitors see is announced to all processes of the site (docs/caching.md): whoever writes,
// in whatever way. Payload knows nothing of it, so the snapshot beside this file is the one of the migration before.
const collections = ['contact-forms', 'property-lists', 'sliders', 'footer-columns', 'categories', 'top-bar-items']
const places = ['redirects', 'cities', 'property-types', 'agents', 'site-settings', 'home-search']
const withDrafts = ['pages', 'modules', 'articles', 'projects', 'testimonials', 'popups']

// What is only uploaded is nowhere yet.
const uploads = ['media', 'documents']

const tableOf = (slug: string) => slug.replaceAll('-', '_')

const tellEach = (slug: string, functionName: string, events = 'INSERT OR UPDATE OR DELETE') => `
  CREATE TRIGGER "${tableOf(slug)}_announced" AFTER ${events} ON "public"."${tableOf(slug)}"
    FOR EACH ROW EXECUTE FUNCTION "public"."${functionName}"('${slug}');`

// The tables of a collection's lists, languages and relations; not those of its versions, which begin otherwise.
const tellParts = (slugs: readonly string[]) => `
  DO $do$
  DECLARE part record; slug text;
  BEGIN
    FOREACH slug IN ARRAY ARRAY[${slugs.map((slug) => `'${slug}'`).join(', ')}] LOOP
      FOR part IN SELECT relname AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
        WHERE nspname = 'public' AND relkind = 'r' AND relname LIKE replace(slug, '-', '\\_') || '\\_%'
          AND EXISTS (SELECT FROM pg_attribute WHERE attrelid = pg_class.oid AND attname IN ('_parent_id', 'parent_id'))
      LOOP
        EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON "public".%I
          FOR EACH ROW EXECUTE FUNCTION "public"."announce_change"(%L)', part.name || '_announced', part.name, slug);
      END LOOP;
    END LOOP;
  END $do$;`

const texts = ['nl', 'fr', 'en', 'de'].map((locale) => `text_${locale}`)
const rowOf = (name: string) =>
  `to_jsonb(${name}) || jsonb_build_object(${texts.map((text) => `'${text}', md5(${name}.${text})`).join(', ')})`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
  CREATE FUNCTION "public"."announce_tags"(VARIADIC tags text[]) RETURNS void LANGUAGE sql AS $body$
    SELECT pg_notify('site_changes', jsonb_build_object('tags', tags)::text);
  $body$;
  CREATE FUNCTION "public"."announce_change"() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    IF TG_OP <> 'UPDATE' OR OLD IS DISTINCT FROM NEW THEN
      PERFORM announce_tags(TG_ARGV[0]);
    END IF;
    RETURN NULL;
  END $body$;
  CREATE FUNCTION "public"."announce_published"() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    IF TG_OP <> 'INSERT' AND OLD._status = 'published' OR TG_OP <> 'DELETE' AND NEW._status = 'published' THEN
      PERFORM announce_tags(TG_ARGV[0]);
    END IF;
    RETURN NULL;
  END $body$;
  CREATE FUNCTION "public"."announce_property"() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    IF TG_OP <> 'INSERT' AND OLD._status = 'published' THEN
      PERFORM announce_tags('properties', 'properties:' || OLD.id, 'property-references:' || coalesce(OLD.public_id, 0));
    END IF;
    IF TG_OP <> 'DELETE' AND NEW._status = 'published' THEN
      PERFORM announce_tags('properties', 'properties:' || NEW.id, 'property-references:' || coalesce(NEW.public_id, 0));
    END IF;
    RETURN NULL;
  END $body$;
  CREATE FUNCTION "public"."announce_property_part"() RETURNS trigger LANGUAGE plpgsql AS $body$
  DECLARE
    part jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  BEGIN
    IF TG_OP <> 'UPDATE' OR OLD IS DISTINCT FROM NEW THEN
      PERFORM announce_tags('properties', 'properties:' || coalesce(part->>'_parent_id', part->>'parent_id'));
    END IF;
    RETURN NULL;
  END $body$;
  CREATE FUNCTION "public"."announce_search_row"() RETURNS trigger LANGUAGE plpgsql AS $body$
  DECLARE
    before jsonb; after jsonb; message text;
  BEGIN
    IF TG_OP <> 'INSERT' THEN before := ${rowOf('OLD')}; END IF;
    IF TG_OP <> 'DELETE' THEN after := ${rowOf('NEW')}; END IF;
    IF before IS DISTINCT FROM after THEN
      message := jsonb_build_object('row', jsonb_build_object('before', before, 'after', after))::text;
      -- PostgreSQL takes no longer ones, and a save must not fail for it.
      PERFORM pg_notify('site_changes', CASE WHEN octet_length(message) < 8000 THEN message ELSE '{"everything":true}' END);
    END IF;
    RETURN NULL;
  END $body$;
  ${[...collections, ...places].map((slug) => tellEach(slug, 'announce_change')).join('')}
  ${withDrafts.map((slug) => tellEach(slug, 'announce_published')).join('')}
  ${uploads.map((slug) => tellEach(slug, 'announce_change', 'UPDATE OR DELETE')).join('')}
  ${tellParts([...collections, ...places, ...withDrafts])}
  ${tellEach('properties', 'announce_property')}
  ${['properties_locales', 'properties_rels'].map((name) => tellEach(name, 'announce_property_part')).join('')}
  ${tellEach('property_search', 'announce_search_row')}`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(
      ['change', 'published', 'property', 'property_part', 'search_row']
        .map((name) => `DROP FUNCTION "public"."announce_${name}"() CASCADE;`)
        .join('\n') + '\nDROP FUNCTION "public"."announce_tags"(text[]);',
    ),
  )
}
