-- A small site as the commit 4809902 left it: the names of tables and columns are those of its migrations. It was filled by
-- that commit's own operations, under the secret `the-secret-of-the-site-before-the-upgrade`, and shortened by hand. IDs are
-- given by the sequences, from 1 on; triggers fill visit_totals and property_history.

insert into property_types (web_id, show_order) values (1, 1);
insert into property_types_locales (name, _locale, _parent_id) values
  ('Woning', 'nl', 1), ('Maison', 'fr', 1), ('House', 'en', 1), ('Haus', 'de', 1);
insert into cities (zip, country_id) values ('1300', 10);
insert into cities_locales (name, search_name, _locale, _parent_id) values
  ('Waver', 'waver', 'nl', 1), ('Wavre', 'wavre', 'fr', 1), ('Wavre', 'wavre', 'en', 1), ('Wavre', 'wavre', 'de', 1);
insert into town_search_names (city_id, search_name) values (1, 'waver'), (1, 'wavre');
insert into agents (_order, name, email) values ('a0', 'Anne', 'anne@agency.example');

insert into properties (goal, status, type_id, city_id, street, house_number, publish_address, price, publish_price,
  energy_performance, energy_label, public_id, listed_in_dutch, listed_in_french, listed_in_english, listed_in_german,
  published_at, agent_id, _status)
values
  ('sale', 'available', 1, 1, 'Rue du Pont', '12', true, 300000, true, 238, 'C', 101, true, true, true, true, '2026-01-01 08:00+00', 1, 'published'),
  ('rent', 'available', 1, 1, null, null, false, 950, true, 238, 'C', 102, true, true, true, true, '2026-01-02 08:00+00', 1, 'published'),
  ('sale', 'available', 1, 1, null, null, false, 350000, true, 238, 'C', 103, true, true, true, true, '2026-01-03 08:00+00', null, 'published');
insert into properties_locales (title, _locale, _parent_id)
  select 'Jardin ' || locale, locale, id from properties, unnest(enum_range(null::_locales)) as locale;
insert into _properties_v (parent_id, version_goal, version_public_id, version_price, version__status, latest)
  select id, goal::text::enum__properties_v_version_goal, public_id, price, 'published', true from properties;
insert into property_search (property_id, city_id, type_id, public_id, published_at, shown_price, goal, status, energy_label,
  type_ids, text_nl, text_fr, text_en, text_de, energy_kwh, marquee, publish_price, annuity_price)
  select id, 1, 1, public_id, published_at, price, goal, status, 'C', '{1}', 'jardin nl woning waver wavre 1300 ' || public_id,
    'jardin fr maison waver wavre 1300 ' || public_id, 'jardin en house waver wavre 1300 ' || public_id,
    'jardin de haus waver wavre 1300 ' || public_id, 238, 0, true, price
  from properties;

insert into visit_openings (property_id, agent_id, kind, date, "from", "to", length, pause, capacity, notice)
  values (1, 1, 'single', '2099-06-10 12:00+00', '10:00', '12:00', 30, 0, 1, 0);
insert into visit_openings_weekdays ("order", parent_id, value) values (1, 1, '3');
insert into visit_openings_except (_order, _parent_id, id, day) values (1, 1, '655f1c0a9d3e4b0012345678', '2099-06-17 12:00+00');
insert into visits (starts_at, ends_at, state, property_id, agent_id, source, language, place, erase_at, title, first_name,
  last_name, email, phone, slot_key, sequence, link_version, since)
  values ('2099-06-10 08:00+00', '2099-06-10 08:30+00', 'booked', 1, 1, 'online', 'fr', 1, '2100-06-10 08:30+00', 'mrs', 'Jeanne',
    'Dupont', 'jeanne.dupont@example.com', '+32 470 12 34 56', '20990610T0800Z-1', 0, 0, '2026-11-01 08:00+00');

insert into alerts (name, email, wishes, goal, frequency, language, state, since, expires_at, requested_at, link_version) values
  ('Paul', 'paul@example.com', '{"goal": "sale", "zips": [], "types": [], "cities": [], "garden": false, "terrace": false, "maxPrice": 400000, "minPrice": null, "minGarages": null, "minBedrooms": null, "minParkings": null, "minBathrooms": null}',
    'sale', 'immediately', 'fr', 'active', '2026-05-01 08:00+00', '2099-01-01 00:00+00', '2026-05-01 08:00+00', 0),
  (null, 'lena@example.com', '{"goal": null, "zips": ["1300"], "types": [], "cities": [], "garden": false, "terrace": false, "maxPrice": null, "minPrice": null, "minGarages": null, "minBedrooms": 2, "minParkings": null, "minBathrooms": null}',
    null, 'weekly', 'de', 'active', '2026-05-01 08:00+00', '2099-01-01 00:00+00', '2026-05-01 08:00+00', 0);
insert into alert_search (alert_id, goal, types, places, max_price, min_bedrooms, terrace, garden, language, frequency) values
  (1, 'sale', '{0}', '{*}', 400000, null, false, false, 'fr', 'immediately'),
  (2, null, '{0}', '{1300}', null, 2, false, false, 'de', 'weekly');
-- The third property is new: the alerts have not been matched with it yet.
insert into alert_homes (property_id, goal, is_published, was_published, status, languages, shown_price) values
  (1, 'sale', true, true, 'available', '{nl,fr,en,de}', 300000),
  (2, 'rent', true, true, 'available', '{nl,fr,en,de}', 950);
insert into alert_told (email, property_id, kind, price, at) values ('paul@example.com', 1, 'new', 300000, '2026-06-01 08:00+00');

insert into visit_salts (day, salt) values ('2026-11-22', '\x56af6212a0a1a942cdaf3dc234a68929');
insert into visit_events (day, property_id, visitor, source, language) values
  ('2026-11-22', 1, '\x7b07c86e36ef412aae5bd3839a136128', 'direct', 'fr'),
  ('2026-11-22', 2, '\x7b07c86e36ef412aae5bd3839a136128', 'search', 'nl');
insert into visit_days (property_id, day, source, language, visits) values
  (1, '2026-11-20', 'direct', 'fr', 7), (1, '2026-11-21', 'search', 'nl', 5), (2, '2026-11-21', 'direct', 'fr', 2);

insert into applicant_files (original_name, filename, mime_type, filesize)
  values ('cv.pdf', 'c3f58b12-2698-433e-92d5-cc9ca91d478a.pdf', 'application/pdf', 70);
insert into leads (kind, title, name, email, phone, file_id, property_id, "values", status, language, erase_at) values
  ('job-contact', 'mrs', 'Jeanne Dupont', 'jeanne.dupont@example.com', '+32 10 12 34 56', 1, null,
    '{"cv": {"name": "cv.pdf", "size": 70}, "email": "jeanne.dupont@example.com", "lastName": "Dupont", "firstName": "Jeanne"}', 'new', 'fr', '2099-11-23 08:00+00'),
  ('contact-me', 'mrs', 'Jeanne Dupont', 'jeanne.dupont@example.com', null, null, 1,
    '{"email": "jeanne.dupont@example.com", "property": 101, "lastName": "Dupont", "firstName": "Jeanne"}', 'new', 'fr', '2099-11-23 08:00+00');

insert into mails ("to", reply_to, locale, subject, html, text, status, kind, topic, about, attempts, message_id) values
  ('jeanne.dupont@example.com', '"Anne" <anne@agency.example>', 'fr', 'Rendez-vous confirmé', '<p>Bonjour</p>', 'Bonjour', 'queued',
    'visit-confirmed-visitor', 'visit', 'visits/1', 0, '<a169369f-f204-45df-b2ca-00ee4db1ec26@maison-brabant.example>'),
  ('info@maison-brabant.example', null, 'fr', 'Candidature', '<p>Bonjour</p>', 'Bonjour', 'sent',
    'job-contact-agency', 'job-contact', 'leads/1', 1, '<9e219c1a-06bf-46a3-a94d-2f22a2ffa6a7@maison-brabant.example>');
select graphile_worker.add_job('send-mail', json_build_object('id', 1), job_key => 'mail:1', max_attempts => 14);
select graphile_worker.add_job('match-home', json_build_object('id', 3), job_key => 'match-home:3');

insert into users (name, role, email) values ('Staff', 'admin', 'staff@agency.example');
insert into owner_looks (staff_id) values (1);
insert into payload_locked_documents default values;
insert into payload_locked_documents_rels (parent_id, path, users_id, visit_openings_id) values (1, 'document', null, 1), (1, 'user', 1, null);
insert into payload_preferences (key, value) values
  ('collection-visits', '{"sort": "startsAt", "columns": [{"active": true, "accessor": "startsAt"}]}'),
  ('collection-visit-openings', '{"limit": 25}'),
  ('collection-visit-openings-1', '{"fields": {}}'),
  ('collection-owner-looks', '{"limit": 50}'),
  ('collection-alerts', '{"columns": [{"active": true, "accessor": "email"}, {"active": true, "accessor": "wishes"}]}');
insert into payload_preferences_rels (parent_id, path, users_id) select id, 'user', 1 from payload_preferences;
insert into document_edits (document, at, editor, locale, fields) values
  ('visits/1', '2026-11-23 08:00+00', 'Staff', null, '["notes"]'),
  ('visit-openings/1', '2026-11-23 08:00+00', 'Staff', null, '["capacity"]'),
  ('properties/1', '2026-11-23 08:00+00', 'Staff', 'fr', '["title"]');
