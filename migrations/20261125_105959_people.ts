import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Agents get a page: whether they are shown, its address, a text. Testimonials may name one, and modules show the team.
const apostrophes = /['‘’‛ʼʹ´`′]/g

/** As the addresses of agents are made from their names at this time. */
const slugOf = (name: string): string =>
  name
    .replace(apostrophes, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\p{Pd}/\\&_·•]/gu, ' ')
    .replace(/\p{P}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '') || 'agent'

async function giveAddresses(db: MigrateUpArgs['db']): Promise<void> {
  const { rows } = await db.execute<{ id: number; name: string }>(
    sql`SELECT "id", "name" FROM "agents" ORDER BY "id"`,
  )
  const taken = new Set<string>()
  for (const { id, name } of rows) {
    const base = slugOf(name)
    let slug = base
    for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`
    taken.add(slug)
    await db.execute(sql`UPDATE "agents" SET "slug" = ${slug} WHERE "id" = ${id}`)
  }
}

// What the page of one agent depends on is announced by the agent, so that it leaves those of the others (docs/people.md).
const listed = ['status', 'goal', 'listed_in_dutch', 'listed_in_french', 'listed_in_english', 'listed_in_german', 'published_at']
const listedOf = (row: string) => `(${listed.map((column) => `${row}."${column}"`).join(', ')})`

const triggers = `
  CREATE FUNCTION "public"."announce_agent"() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    IF TG_OP = 'UPDATE' AND OLD IS NOT DISTINCT FROM NEW THEN RETURN NULL; END IF;
    IF TG_OP <> 'INSERT' THEN
      PERFORM announce_tags('agents:' || OLD.id, 'agent-slugs:' || coalesce(OLD.slug, ''));
    END IF;
    IF TG_OP <> 'DELETE' THEN
      PERFORM announce_tags('agents:' || NEW.id, 'agent-slugs:' || coalesce(NEW.slug, ''));
    END IF;
    RETURN NULL;
  END $body$;
  CREATE FUNCTION "public"."announce_agent_part"() RETURNS trigger LANGUAGE plpgsql AS $body$
  DECLARE
    part jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  BEGIN
    IF TG_OP <> 'UPDATE' OR OLD IS DISTINCT FROM NEW THEN
      PERFORM announce_tags('agents:' || coalesce(part->>'_parent_id', part->>'parent_id'));
    END IF;
    RETURN NULL;
  END $body$;
  CREATE FUNCTION "public"."announce_agent_property"() RETURNS trigger LANGUAGE plpgsql AS $body$
  DECLARE
    was integer := CASE WHEN TG_OP <> 'INSERT' AND OLD._status = 'published' THEN OLD.agent_id END;
    now_is integer := CASE WHEN TG_OP <> 'DELETE' AND NEW._status = 'published' THEN NEW.agent_id END;
  BEGIN
    IF was IS NOT DISTINCT FROM now_is AND TG_OP = 'UPDATE'
      AND ${listedOf('OLD')} IS NOT DISTINCT FROM ${listedOf('NEW')} THEN RETURN NULL; END IF;
    IF was IS NOT NULL THEN PERFORM announce_tags('agent-properties:' || was); END IF;
    IF now_is IS NOT NULL AND now_is IS DISTINCT FROM was THEN
      PERFORM announce_tags('agent-properties:' || now_is);
    END IF;
    RETURN NULL;
  END $body$;
  CREATE FUNCTION "public"."announce_agent_testimonial"() RETURNS trigger LANGUAGE plpgsql AS $body$
  DECLARE
    was integer := CASE WHEN TG_OP <> 'INSERT' AND OLD._status = 'published' THEN OLD.agent_id END;
    now_is integer := CASE WHEN TG_OP <> 'DELETE' AND NEW._status = 'published' THEN NEW.agent_id END;
  BEGIN
    IF was IS NOT NULL THEN PERFORM announce_tags('agent-testimonials:' || was); END IF;
    IF now_is IS NOT NULL AND now_is IS DISTINCT FROM was THEN
      PERFORM announce_tags('agent-testimonials:' || now_is);
    END IF;
    RETURN NULL;
  END $body$;
  CREATE FUNCTION "public"."announce_agent_testimonial_part"() RETURNS trigger LANGUAGE plpgsql AS $body$
  DECLARE
    part jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
    agent integer;
  BEGIN
    SELECT agent_id INTO agent FROM "public"."testimonials"
      WHERE id = (part->>'_parent_id')::integer AND _status = 'published';
    IF agent IS NOT NULL THEN PERFORM announce_tags('agent-testimonials:' || agent); END IF;
    RETURN NULL;
  END $body$;
  CREATE TRIGGER "agents_own_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."agents"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_agent"();
  CREATE TRIGGER "agents_locales_own_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."agents_locales"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_agent_part"();
  CREATE TRIGGER "agents_languages_own_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."agents_languages"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_agent_part"();
  CREATE TRIGGER "agent_properties_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."properties"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_agent_property"();
  CREATE TRIGGER "agent_testimonials_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."testimonials"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_agent_testimonial"();
  CREATE TRIGGER "agent_testimonials_locales_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."testimonials_locales"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_agent_testimonial_part"();
  CREATE INDEX "properties_agent_homes" ON "public"."properties" ("agent_id", "goal", "published_at" DESC NULLS LAST)
    WHERE "_status" = 'published' AND "status" = 'available';`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TYPE "public"."enum_modules_more_relations_relation_type" ADD VALUE 'team' BEFORE 'stats';
  ALTER TYPE "public"."enum_modules_relation_type" ADD VALUE 'team' BEFORE 'stats';
  ALTER TYPE "public"."enum__modules_v_version_more_relations_relation_type" ADD VALUE 'team' BEFORE 'stats';
  ALTER TYPE "public"."enum__modules_v_version_relation_type" ADD VALUE 'team' BEFORE 'stats';
  ALTER TABLE "agents" ADD COLUMN "is_public" boolean DEFAULT true;
  ALTER TABLE "agents" ADD COLUMN "slug" varchar;
  ALTER TABLE "agents_locales" ADD COLUMN "text" varchar;
  ALTER TABLE "modules_rels" ADD COLUMN "agents_id" integer;
  ALTER TABLE "_modules_v_rels" ADD COLUMN "agents_id" integer;
  ALTER TABLE "testimonials" ADD COLUMN "agent_id" integer;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_agent_id" integer;
  ALTER TABLE "modules_rels" ADD CONSTRAINT "modules_rels_agents_fk" FOREIGN KEY ("agents_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_rels" ADD CONSTRAINT "_modules_v_rels_agents_fk" FOREIGN KEY ("agents_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_agent_id_agents_id_fk" FOREIGN KEY ("version_agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "agents_is_public_idx" ON "agents" USING btree ("is_public");
  CREATE UNIQUE INDEX "agents_slug_idx" ON "agents" USING btree ("slug");
  CREATE INDEX "modules_rels_agents_id_idx" ON "modules_rels" USING btree ("agents_id");
  CREATE INDEX "_modules_v_rels_agents_id_idx" ON "_modules_v_rels" USING btree ("agents_id");
  CREATE INDEX "testimonials_agent_idx" ON "testimonials" USING btree ("agent_id");
  CREATE INDEX "_testimonials_v_version_version_agent_idx" ON "_testimonials_v" USING btree ("version_agent_id");`)
  await giveAddresses(db)
  await db.execute(sql.raw(triggers))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "properties_agent_homes";
  DROP FUNCTION "public"."announce_agent"() CASCADE;
  DROP FUNCTION "public"."announce_agent_part"() CASCADE;
  DROP FUNCTION "public"."announce_agent_property"() CASCADE;
  DROP FUNCTION "public"."announce_agent_testimonial"() CASCADE;
  DROP FUNCTION "public"."announce_agent_testimonial_part"() CASCADE;
  ALTER TABLE "modules_rels" DROP CONSTRAINT "modules_rels_agents_fk";
  ALTER TABLE "_modules_v_rels" DROP CONSTRAINT "_modules_v_rels_agents_fk";
  ALTER TABLE "testimonials" DROP CONSTRAINT "testimonials_agent_id_agents_id_fk";
  ALTER TABLE "_testimonials_v" DROP CONSTRAINT "_testimonials_v_version_agent_id_agents_id_fk";
  ALTER TABLE "modules_more_relations" ALTER COLUMN "relation_type" SET DATA TYPE text;
  ALTER TABLE "modules_more_relations" ALTER COLUMN "relation_type" SET DEFAULT 'none'::text;
  DROP TYPE "public"."enum_modules_more_relations_relation_type";
  CREATE TYPE "public"."enum_modules_more_relations_relation_type" AS ENUM('none', 'article', 'property-list', 'projects', 'category', 'slider', 'opinion', 'stats', 'contact');
  ALTER TABLE "modules_more_relations" ALTER COLUMN "relation_type" SET DEFAULT 'none'::"public"."enum_modules_more_relations_relation_type";
  ALTER TABLE "modules_more_relations" ALTER COLUMN "relation_type" SET DATA TYPE "public"."enum_modules_more_relations_relation_type" USING "relation_type"::"public"."enum_modules_more_relations_relation_type";
  ALTER TABLE "modules" ALTER COLUMN "relation_type" SET DATA TYPE text;
  ALTER TABLE "modules" ALTER COLUMN "relation_type" SET DEFAULT 'none'::text;
  DROP TYPE "public"."enum_modules_relation_type";
  CREATE TYPE "public"."enum_modules_relation_type" AS ENUM('none', 'article', 'property-list', 'projects', 'category', 'slider', 'opinion', 'stats', 'contact');
  ALTER TABLE "modules" ALTER COLUMN "relation_type" SET DEFAULT 'none'::"public"."enum_modules_relation_type";
  ALTER TABLE "modules" ALTER COLUMN "relation_type" SET DATA TYPE "public"."enum_modules_relation_type" USING "relation_type"::"public"."enum_modules_relation_type";
  ALTER TABLE "_modules_v_version_more_relations" ALTER COLUMN "relation_type" SET DATA TYPE text;
  ALTER TABLE "_modules_v_version_more_relations" ALTER COLUMN "relation_type" SET DEFAULT 'none'::text;
  DROP TYPE "public"."enum__modules_v_version_more_relations_relation_type";
  CREATE TYPE "public"."enum__modules_v_version_more_relations_relation_type" AS ENUM('none', 'article', 'property-list', 'projects', 'category', 'slider', 'opinion', 'stats', 'contact');
  ALTER TABLE "_modules_v_version_more_relations" ALTER COLUMN "relation_type" SET DEFAULT 'none'::"public"."enum__modules_v_version_more_relations_relation_type";
  ALTER TABLE "_modules_v_version_more_relations" ALTER COLUMN "relation_type" SET DATA TYPE "public"."enum__modules_v_version_more_relations_relation_type" USING "relation_type"::"public"."enum__modules_v_version_more_relations_relation_type";
  ALTER TABLE "_modules_v" ALTER COLUMN "version_relation_type" SET DATA TYPE text;
  ALTER TABLE "_modules_v" ALTER COLUMN "version_relation_type" SET DEFAULT 'none'::text;
  DROP TYPE "public"."enum__modules_v_version_relation_type";
  CREATE TYPE "public"."enum__modules_v_version_relation_type" AS ENUM('none', 'article', 'property-list', 'projects', 'category', 'slider', 'opinion', 'stats', 'contact');
  ALTER TABLE "_modules_v" ALTER COLUMN "version_relation_type" SET DEFAULT 'none'::"public"."enum__modules_v_version_relation_type";
  ALTER TABLE "_modules_v" ALTER COLUMN "version_relation_type" SET DATA TYPE "public"."enum__modules_v_version_relation_type" USING "version_relation_type"::"public"."enum__modules_v_version_relation_type";
  DROP INDEX "agents_is_public_idx";
  DROP INDEX "agents_slug_idx";
  DROP INDEX "modules_rels_agents_id_idx";
  DROP INDEX "_modules_v_rels_agents_id_idx";
  DROP INDEX "testimonials_agent_idx";
  DROP INDEX "_testimonials_v_version_version_agent_idx";
  ALTER TABLE "agents" DROP COLUMN "is_public";
  ALTER TABLE "agents" DROP COLUMN "slug";
  ALTER TABLE "agents_locales" DROP COLUMN "text";
  ALTER TABLE "modules_rels" DROP COLUMN "agents_id";
  ALTER TABLE "_modules_v_rels" DROP COLUMN "agents_id";
  ALTER TABLE "testimonials" DROP COLUMN "agent_id";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_agent_id";`)
}
