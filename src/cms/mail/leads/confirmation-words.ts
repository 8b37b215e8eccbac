import type { LeadKind } from '@/domain/leads/lead-kinds'
import type { Locale } from '@/domain/shared/locale'

/** The forms whose visitors hear that the agency has them; the others have mails of their own, or none. */
export type ConfirmedKind = Exclude<
  LeadKind,
  'send-to-friend' | 'demand-register' | 'sign-newsletter' | 'request-document' | 'forgot-password'
>

/** What happens next, in a sentence or two. */
export const confirmationWords: Record<ConfirmedKind, Record<Locale, string>> = {
  'site-contact': {
    nl: 'We hebben uw bericht goed ontvangen en antwoorden u zo snel mogelijk.',
    fr: 'Nous avons bien reçu votre message et vous répondons dès que possible.',
    en: 'We have received your message and will answer you as soon as possible.',
    de: 'Wir haben Ihre Nachricht erhalten und antworten Ihnen so bald wie möglich.',
  },
  'contact-demand': {
    nl: 'We hebben uw aanvraag voor een gratis schatting goed ontvangen. Een makelaar neemt contact met u op om een afspraak te maken.',
    fr: 'Nous avons bien reçu votre demande d’estimation gratuite. Un agent prend contact avec vous pour convenir d’un rendez-vous.',
    en: 'We have received your request for a free valuation. An agent will contact you to make an appointment.',
    de: 'Wir haben Ihre Anfrage für eine kostenlose Schätzung erhalten. Ein Makler meldet sich bei Ihnen, um einen Termin zu vereinbaren.',
  },
  'contact-me': {
    nl: 'We hebben uw vraag goed ontvangen. Een makelaar neemt contact met u op.',
    fr: 'Nous avons bien reçu votre demande. Un agent prend contact avec vous.',
    en: 'We have received your question. An agent will contact you.',
    de: 'Wir haben Ihre Anfrage erhalten. Ein Makler meldet sich bei Ihnen.',
  },
  'contact-construction': {
    nl: 'We hebben uw vraag over dit nieuwbouwproject goed ontvangen. Een makelaar neemt contact met u op.',
    fr: 'Nous avons bien reçu votre demande au sujet de ce projet neuf. Un agent prend contact avec vous.',
    en: 'We have received your question about this new-build project. An agent will contact you.',
    de: 'Wir haben Ihre Anfrage zu diesem Neubauprojekt erhalten. Ein Makler meldet sich bei Ihnen.',
  },
  'contact-appointment': {
    nl: 'We hebben uw aanvraag voor een bezoek goed ontvangen. Het is nog geen afspraak: de makelaar stelt u een moment voor en bevestigt het.',
    fr: 'Nous avons bien reçu votre demande de visite. Ce n’est pas encore un rendez-vous : l’agent vous propose un moment et vous le confirme.',
    en: 'We have received your request for a visit. It is not an appointment yet: the agent will suggest a time and confirm it.',
    de: 'Wir haben Ihre Besichtigungsanfrage erhalten. Sie ist noch kein Termin: Der Makler schlägt Ihnen eine Zeit vor und bestätigt sie.',
  },
  'opinion-system': {
    nl: 'Bedankt voor uw getuigenis. We lezen ze na en zetten ze daarna op de site.',
    fr: 'Merci pour votre avis. Nous le relisons, puis le publions sur le site.',
    en: 'Thank you for your testimonial. We read it, then publish it on the site.',
    de: 'Danke für Ihre Meinung. Wir lesen sie und veröffentlichen sie dann auf der Website.',
  },
  'job-contact': {
    nl: 'We hebben uw sollicitatie goed ontvangen en lezen ze met aandacht. U hoort hoe dan ook van ons.',
    fr: 'Nous avons bien reçu votre candidature et la lisons avec attention. Vous recevez une réponse dans tous les cas.',
    en: 'We have received your application and will read it with care. You will hear from us either way.',
    de: 'Wir haben Ihre Bewerbung erhalten und lesen sie aufmerksam. Sie hören in jedem Fall von uns.',
  },
  'rental-application': {
    nl: 'We hebben uw kandidatuur voor dit pand goed ontvangen. De makelaar legt ze voor aan de verhuurder en laat u iets weten.',
    fr: 'Nous avons bien reçu votre candidature pour ce bien. L’agent la présente au bailleur et revient vers vous.',
    en: 'We have received your application for this property. The agent will present it to the landlord and come back to you.',
    de: 'Wir haben Ihre Bewerbung um diese Immobilie erhalten. Der Makler legt sie dem Vermieter vor und meldet sich bei Ihnen.',
  },
  'purchase-offer': {
    nl: 'We hebben uw bod goed ontvangen. De makelaar legt het voor aan de verkoper en neemt contact met u op.',
    fr: 'Nous avons bien reçu votre offre. L’agent la présente au vendeur et prend contact avec vous.',
    en: 'We have received your offer. The agent will present it to the seller and contact you.',
    de: 'Wir haben Ihr Angebot erhalten. Der Makler legt es dem Verkäufer vor und meldet sich bei Ihnen.',
  },
}

/** Whether visitors of a form hear that the agency has it. */
export const isConfirmedKind = (kind: LeadKind): kind is ConfirmedKind => kind in confirmationWords
