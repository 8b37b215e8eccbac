import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Sentences of the sample that promised what forms do not keep, and what they say now: where nobody has edited them.
const sentences = [
  ['feedback-contact-me', 'Votre demande nous est bien parvenue. L’agent en charge du dossier vous répond dans la journée ouvrable.', 'Votre demande nous est bien parvenue. L’agent en charge du dossier prend contact avec vous.'],
  ['feedback-contact-me', 'Wij hebben uw vraag goed ontvangen. De makelaar die het dossier volgt, antwoordt u binnen één werkdag.', 'Wij hebben uw vraag goed ontvangen. De makelaar die het dossier volgt, neemt contact met u op.'],
  ['feedback-contact-me', 'We have received your request. The agent in charge will answer you within one working day.', 'We have received your request. The agent in charge will contact you.'],
  ['feedback-contact-me', 'Ihre Anfrage ist bei uns eingegangen. Der zuständige Makler antwortet Ihnen innerhalb eines Werktags.', 'Ihre Anfrage ist bei uns eingegangen. Der zuständige Makler meldet sich bei Ihnen.'],
  ['feedback-contact-appointment', 'Votre demande de visite est enregistrée. Un e-mail vous confirme le jour et l’heure, avec un lien pour déplacer ou annuler le rendez-vous.', 'Votre demande de visite nous est bien parvenue. Ce n’est pas encore un rendez-vous : l’agent vous propose un moment et vous le confirme.'],
  ['feedback-contact-appointment', 'Uw bezoekaanvraag is geregistreerd. Een e-mail bevestigt u dag en uur, met een link om de afspraak te verplaatsen of te annuleren.', 'Wij hebben uw aanvraag voor een bezoek goed ontvangen. Het is nog geen afspraak: de makelaar stelt u een moment voor en bevestigt het.'],
  ['feedback-contact-appointment', 'Your request for a visit has been recorded. An e-mail confirms the day and time, with a link to move or cancel the appointment.', 'We have received your request for a visit. It is not an appointment yet: the agent will suggest a time and confirm it.'],
  ['feedback-contact-appointment', 'Ihre Besichtigungsanfrage ist erfasst. Eine E-Mail bestätigt Ihnen Tag und Uhrzeit, mit einem Link zum Verschieben oder Absagen.', 'Ihre Besichtigungsanfrage ist bei uns eingegangen. Sie ist noch kein Termin: Der Makler schlägt Ihnen eine Zeit vor und bestätigt sie.'],
  ['feedback-contact-construction', 'Nous préparons les plans et les prix, puis nous vous appelons.', 'Nous préparons les plans et les prix, puis un agent prend contact avec vous.'],
  ['feedback-contact-construction', 'Wij zoeken plannen en prijzen bij elkaar en bellen u op.', 'Wij zoeken plannen en prijzen bij elkaar en een makelaar neemt contact met u op.'],
  ['feedback-contact-construction', 'We will put together the plans and prices and then call you.', 'We will put together the plans and prices, and an agent will then contact you.'],
  ['feedback-contact-construction', 'Wir stellen Pläne und Preise zusammen und rufen Sie dann an.', 'Wir stellen Pläne und Preise zusammen, dann meldet sich ein Makler bei Ihnen.'],
  ['feedback-request-document', 'Votre demande nous est bien parvenue. Les documents vous sont envoyés par e-mail.', 'Votre demande nous est bien parvenue. Vous recevez par e-mail les documents disponibles ; l’agent vous envoie lui-même ceux qui manquent.'],
  ['feedback-request-document', 'Wij hebben uw vraag goed ontvangen. De documenten worden u per e-mail bezorgd.', 'Wij hebben uw vraag goed ontvangen. U ontvangt de beschikbare documenten per e-mail; wat ontbreekt, bezorgt de makelaar u zelf.'],
  ['feedback-request-document', 'We have received your request. The documents are being sent to you by email.', 'We have received your request. You will receive the available documents by email; the agent will send you the others personally.'],
  ['feedback-request-document', 'Ihre Anfrage ist bei uns eingegangen. Die Unterlagen werden Ihnen per E-Mail gesendet.', 'Ihre Anfrage ist bei uns eingegangen. Sie erhalten die verfügbaren Unterlagen per E-Mail; was fehlt, sendet Ihnen der Makler selbst.'],
] as const

// Texts above forms: kind, column, language, what stood there, what stands there now.
const formTexts = [
  ['contact-appointment', 'title', 'fr', 'Réserver une visite', 'Planifier une visite'],
  ['contact-appointment', 'title', 'nl', 'Een bezoek reserveren', 'Een bezoek plannen'],
  ['contact-appointment', 'title', 'en', 'Book a visit', 'Arrange a visit'],
  ['contact-appointment', 'title', 'de', 'Besichtigung buchen', 'Besichtigung vereinbaren'],
  ['contact-appointment', 'intro', 'fr', 'Choisissez le moment qui vous convient. Vous recevez une confirmation avec un lien pour déplacer ou annuler la visite.', 'Dites-nous quand vous souhaitez venir. Votre demande n’est pas encore un rendez-vous : l’agent vous propose un moment et vous le confirme.'],
  ['contact-appointment', 'intro', 'nl', 'Kies het moment dat u past. U krijgt een bevestiging met een link om het bezoek te verplaatsen of te annuleren.', 'Laat ons weten wanneer u wilt komen. Uw aanvraag is nog geen afspraak: de makelaar stelt u een moment voor en bevestigt het.'],
  ['contact-appointment', 'intro', 'en', 'Choose the time that suits you. You will receive a confirmation with a link to move or cancel the visit.', 'Tell us when you would like to come. Your request is not an appointment yet: the agent will suggest a time and confirm it.'],
  ['contact-appointment', 'intro', 'de', 'Wählen Sie den Zeitpunkt, der Ihnen passt. Sie erhalten eine Bestätigung mit einem Link zum Verschieben oder Absagen.', 'Sagen Sie uns, wann Sie kommen möchten. Ihre Anfrage ist noch kein Termin: Der Makler schlägt Ihnen eine Zeit vor und bestätigt sie.'],
  ['job-contact', 'intro', 'fr', 'Joignez votre CV et quelques mots sur ce qui vous attire. Nous répondons à chaque candidature.', 'Joignez votre CV et quelques mots sur ce qui vous attire. Nous répondons à chaque candidature dans les deux semaines.'],
  ['job-contact', 'intro', 'nl', 'Voeg uw cv toe en enkele woorden over wat u aanspreekt. Wij beantwoorden elke sollicitatie.', 'Voeg uw cv toe en enkele woorden over wat u aanspreekt. Wij beantwoorden elke sollicitatie binnen twee weken.'],
  ['job-contact', 'intro', 'en', 'Attach your CV and a few words on what attracts you. We answer every application.', 'Attach your CV and a few words on what attracts you. We answer every application within two weeks.'],
  ['job-contact', 'intro', 'de', 'Fügen Sie Ihren Lebenslauf und einige Worte zu Ihrer Motivation bei. Wir beantworten jede Bewerbung.', 'Fügen Sie Ihren Lebenslauf und einige Worte zu Ihrer Motivation bei. Wir beantworten jede Bewerbung innerhalb von zwei Wochen.'],
] as const

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [key, before, after] of sentences) {
    await db.execute(sql`
      UPDATE modules_locales SET description = replace(description::text, ${before}::text, ${after}::text)::jsonb
        FROM modules WHERE modules.id = modules_locales._parent_id AND modules.snapshot_key = ${key}
        AND position(${before}::text in description::text) > 0`)
    await db.execute(sql`
      UPDATE _modules_v_locales
        SET version_description = replace(version_description::text, ${before}::text, ${after}::text)::jsonb
        FROM _modules_v WHERE _modules_v.id = _modules_v_locales._parent_id
        AND _modules_v.version_snapshot_key = ${key} AND _modules_v.latest
        AND position(${before}::text in version_description::text) > 0`)
  }
  for (const [kind, column, locale, before, after] of formTexts)
    await db.execute(sql`
      UPDATE contact_forms_locales SET ${sql.identifier(column)} = ${after}
        FROM contact_forms WHERE contact_forms.id = contact_forms_locales._parent_id
        AND contact_forms.kind::text = ${kind} AND contact_forms_locales._locale::text = ${locale}
        AND ${sql.identifier(column)} = ${before}`)
}

// What was said before was not true.
export async function down(): Promise<void> {}
