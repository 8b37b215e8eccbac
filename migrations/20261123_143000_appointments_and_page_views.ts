import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

// Written by hand: a generated migration would drop the tables and make empty ones. What is booked is an appointment, what
// is counted a page view, and a home a property (docs/decisions/0025-words.md). Rows, indexes and triggers stay as they are.
const renamed = [
  ['visit_openings', 'appointment_openings'],
  ['visits', 'appointments'],
  ['visit_events', 'page_view_events'],
  ['visit_days', 'page_view_days'],
  ['visit_totals', 'page_view_totals'],
  ['visit_salts', 'page_view_salts'],
  ['alert_homes', 'alert_properties'],
] as const

type Renaming = readonly (readonly [from: string, to: string])[]

// Constraints before indexes, as a primary key brings the name of its index with it.
const renameAll = (names: Renaming) => {
  const pairs = names.map(([from, to]) => `('${from}', '${to}')`).join(', ')
  // A name begins with that of its table; those of enums and of what locks a document have a word before it.
  const place = `'^(enum_|payload_locked_documents_rels_)?'`
  const each = (list: string, command: string): string => `
    FOR item IN SELECT found.* FROM (${list}) found LOOP
      FOR pair IN SELECT * FROM (VALUES ${pairs}) AS names (old, new) LOOP
        IF item.name ~ (${place} || pair.old || '(_|$)') THEN
          EXECUTE format(${command}, item.name,
            regexp_replace(item.name, ${place} || pair.old || '(_|$)', '\\1' || pair.new || '\\2'));
          EXIT;
        END IF;
      END LOOP;
    END LOOP;`
  const kind = (letters: string): string => `SELECT relname::text AS name, '' AS place FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN (${letters}) ORDER BY relname`
  return sql.raw(`DO $body$ DECLARE item record; pair record; BEGIN
    ${each(
      `SELECT conname::text AS name, conrelid::regclass::text AS place FROM pg_constraint
        WHERE connamespace = 'public'::regnamespace AND conrelid <> 0 ORDER BY conname`,
      `'ALTER TABLE ' || item.place || ' RENAME CONSTRAINT %I TO %I'`,
    )}
    ${each(
      `SELECT tgname::text AS name, tgrelid::regclass::text AS place FROM pg_trigger WHERE NOT tgisinternal ORDER BY tgname`,
      `'ALTER TRIGGER %I ON ' || item.place || ' RENAME TO %I'`,
    )}
    ${each(kind(`'i'`), `'ALTER INDEX "public".%I RENAME TO %I'`)}
    ${each(kind(`'S'`), `'ALTER SEQUENCE "public".%I RENAME TO %I'`)}
    ${each(kind(`'r'`), `'ALTER TABLE "public".%I RENAME TO %I'`)}
    ${each(
      `SELECT typname::text AS name, '' AS place FROM pg_type
        WHERE typnamespace = 'public'::regnamespace AND typtype = 'e' ORDER BY typname`,
      `'ALTER TYPE "public".%I RENAME TO %I'`,
    )}
  END $body$`)
}

type Names = { appointments: string; days: string; totals: string; count: string; function: string }

const namesAfter: Names = {
  appointments: 'appointments',
  days: 'page_view_days',
  totals: 'page_view_totals',
  count: 'page_views',
  function: 'keep_page_view_totals',
}

const namesBefore: Names = {
  appointments: 'visits',
  days: 'visit_days',
  totals: 'visit_totals',
  count: 'visits',
  function: 'keep_visit_totals',
}

// The bodies of functions name tables and columns as text, which renaming leaves as it was.
const makeFunctions = ({ appointments, totals, count, function: keepTotals }: Names) =>
  sql.raw(`CREATE OR REPLACE FUNCTION "public"."keep_agent_free"() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    IF NEW.state = 'cancelled' OR NEW.agent_id IS NULL THEN
      RETURN NEW;
    END IF;
    IF TG_OP = 'UPDATE' THEN
      IF OLD.state <> 'cancelled' AND (OLD.agent_id, OLD.slot_key, OLD.starts_at, OLD.ends_at)
        IS NOT DISTINCT FROM (NEW.agent_id, NEW.slot_key, NEW.starts_at, NEW.ends_at) THEN
        RETURN NEW;
      END IF;
    END IF;
    PERFORM pg_advisory_xact_lock(1986, NEW.agent_id);
    IF EXISTS (
      SELECT FROM "public"."${appointments}" other
      WHERE other.agent_id = NEW.agent_id AND other.state <> 'cancelled' AND other.id <> NEW.id
        AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
        AND (other.property_id, other.slot_key) IS DISTINCT FROM (NEW.property_id, NEW.slot_key)
    ) THEN
      RAISE EXCEPTION 'The agent has another appointment at that time'
        USING ERRCODE = 'exclusion_violation', CONSTRAINT = '${appointments}_agent_free';
    END IF;
    RETURN NEW;
  END $body$;
  CREATE OR REPLACE FUNCTION "public"."${keepTotals}"() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    IF TG_OP = 'TRUNCATE' THEN
      DELETE FROM "public"."${totals}";
    ELSIF TG_OP = 'DELETE' THEN
      UPDATE "public"."${totals}" AS total SET ${count} = total.${count} - gone.${count}
      FROM (SELECT property_id, sum(${count}) AS ${count} FROM old_days GROUP BY property_id) AS gone
      WHERE gone.property_id = total.property_id;
    ELSIF TG_OP = 'UPDATE' THEN
      UPDATE "public"."${totals}" AS total SET ${count} = total.${count} + changed.${count}
      FROM (
        SELECT property_id, sum(${count}) AS ${count} FROM (
          SELECT property_id, ${count} FROM new_days UNION ALL SELECT property_id, -${count} FROM old_days
        ) AS each GROUP BY property_id
      ) AS changed
      WHERE changed.property_id = total.property_id;
    ELSE
      INSERT INTO "public"."${totals}" AS total (property_id, ${count})
      SELECT property_id, sum(${count}) FROM new_days GROUP BY property_id ORDER BY property_id
      ON CONFLICT (property_id) DO UPDATE SET ${count} = total.${count} + excluded.${count};
    END IF;
    RETURN NULL;
  END $body$`)

const renameColumns = (from: Names, to: Names, lock: readonly [string, string]) =>
  sql.raw(`ALTER TABLE "public"."${to.days}" RENAME COLUMN "${from.count}" TO "${to.count}";
  ALTER TABLE "public"."${to.totals}" RENAME COLUMN "${from.count}" TO "${to.count}";
  ALTER TABLE "public"."payload_locked_documents_rels" RENAME COLUMN "${lock[0]}" TO "${lock[1]}";
  ALTER FUNCTION "public"."${from.function}"() RENAME TO "${to.function}"`)

// Which columns of a list somebody chose, and what they left open, is kept under the name of the collection.
const renamePreferences = (names: Renaming) =>
  sql.raw(
    names
      .map(
        ([from, to]) => `UPDATE "payload_preferences" SET "key" = regexp_replace("key", '(^|-)${from}(-|$)', '\\1${to}\\2')
      WHERE "key" ~ '(^|-)${from}(-|$)'`,
      )
      .join(';\n'),
  )

const collections = [
  ['visit-openings', 'appointment-openings'],
  ['visits', 'appointments'],
] as const

const turned = (names: Renaming): Renaming => names.map(([from, to]) => [to, from])

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(renameAll(renamed))
  await db.execute(renameColumns(namesBefore, namesAfter, ['visit_openings_id', 'appointment_openings_id']))
  await db.execute(makeFunctions(namesAfter))
  await db.execute(renamePreferences(collections))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(renameAll(turned(renamed)))
  await db.execute(renameColumns(namesAfter, namesBefore, ['appointment_openings_id', 'visit_openings_id']))
  await db.execute(makeFunctions(namesBefore))
  await db.execute(renamePreferences(turned(collections)))
}
