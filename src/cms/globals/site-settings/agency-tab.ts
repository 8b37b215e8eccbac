import type { Field, RowField, Tab, TextField } from 'payload'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { webAddressField } from '@/cms/fields/routing/web-address'

type Options = { name: string; label: EditorTexts; description?: EditorTexts; localized?: boolean }

const text = ({ name, label, description, localized = false }: Options): TextField => ({
  name,
  type: 'text',
  localized,
  label,
  admin: { description },
})

const row = (...fields: Field[]): RowField => ({ type: 'row', fields })

const contact: Field[] = [
  row(
    text({
      name: 'name',
      label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
    }),
    text({
      name: 'legalName',
      label: { nl: 'Officiële benaming', fr: 'Dénomination sociale', en: 'Legal name', de: 'Firmenname' },
    }),
  ),
  row(
    text({ name: 'street', label: { nl: 'Straat', fr: 'Rue', en: 'Street', de: 'Straße' } }),
    text({ name: 'houseNumber', label: { nl: 'Nummer', fr: 'Numéro', en: 'Number', de: 'Hausnummer' } }),
  ),
  row(
    text({ name: 'zip', label: { nl: 'Postcode', fr: 'Code postal', en: 'Postcode', de: 'Postleitzahl' } }),
    text({ name: 'city', label: { nl: 'Gemeente', fr: 'Commune', en: 'Town', de: 'Gemeinde' } }),
    text({ name: 'country', localized: true, label: { nl: 'Land', fr: 'Pays', en: 'Country', de: 'Land' } }),
  ),
  row(
    text({
      name: 'phone',
      label: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' },
      description: {
        nl: 'Internationaal genoteerd: +32 10 12 34 56.',
        fr: 'Au format international : +32 10 12 34 56.',
        en: 'In international notation: +32 10 12 34 56.',
        de: 'In internationaler Schreibweise: +32 10 12 34 56.',
      },
    }),
    { name: 'email', type: 'email', label: { nl: 'E-mail', fr: 'E-mail', en: 'Email', de: 'E-Mail' } },
  ),
]

const ethics = webAddressField({
  name: 'ethicsUrl',
  label: {
    nl: 'Plichtenleer (link)',
    fr: 'Code de déontologie (lien)',
    en: 'Code of ethics (link)',
    de: 'Berufsordnung (Link)',
  },
  description: {
    nl: 'De pagina van het BIV in deze taal.',
    fr: "La page de l'IPI dans cette langue.",
    en: "The institute's page in this language.",
    de: 'Die Seite des Berufsinstituts in dieser Sprache.',
  },
})

const mentions: Field[] = [
  row(
    text({
      name: 'companyNumber',
      label: {
        nl: 'Ondernemingsnummer',
        fr: "Numéro d'entreprise",
        en: 'Company number',
        de: 'Unternehmensnummer',
      },
      description: {
        nl: 'KBO: 0123.456.789.',
        fr: 'BCE : 0123.456.789.',
        en: 'KBO/BCE: 0123.456.789.',
        de: 'ZUD: 0123.456.789.',
      },
    }),
    text({
      name: 'vatNumber',
      label: { nl: 'Btw-nummer', fr: 'Numéro de TVA', en: 'VAT number', de: 'MwSt.-Nummer' },
      description: {
        nl: 'BE 0123.456.789',
        fr: 'BE 0123.456.789',
        en: 'BE 0123.456.789',
        de: 'BE 0123.456.789',
      },
    }),
  ),
  text({
    name: 'supervisoryAuthority',
    localized: true,
    label: {
      nl: 'Toezichthoudende overheid',
      fr: 'Autorité de surveillance',
      en: 'Supervisory authority',
      de: 'Aufsichtsbehörde',
    },
    description: {
      nl: 'Beroepsinstituut van Vastgoedmakelaars (BIV), met adres.',
      fr: 'Institut professionnel des agents immobiliers (IPI), avec son adresse.',
      en: 'Institute of Real Estate Agents (IPI/BIV), with its address.',
      de: 'Berufsinstitut der Immobilienmakler (IPI), mit Adresse.',
    },
  }),
  row(
    text({
      name: 'professionalTitle',
      localized: true,
      label: {
        nl: 'Beroepstitel',
        fr: 'Titre professionnel',
        en: 'Professional title',
        de: 'Berufsbezeichnung',
      },
    }),
    text({
      name: 'professionalNumber',
      label: { nl: 'BIV-nummer', fr: 'Numéro IPI', en: 'IPI/BIV number', de: 'IPI-Nummer' },
    }),
  ),
  row(
    text({
      name: 'insurer',
      label: {
        nl: 'Verzekeraar (BA en borgstelling)',
        fr: 'Assureur (RC et cautionnement)',
        en: 'Insurer (liability and surety)',
        de: 'Versicherer (Haftpflicht und Bürgschaft)',
      },
    }),
    text({
      name: 'insurancePolicy',
      label: { nl: 'Polisnummer', fr: 'Numéro de police', en: 'Policy number', de: 'Policennummer' },
    }),
  ),
  text({
    name: 'thirdPartyAccount',
    label: {
      nl: 'Derdenrekening (IBAN)',
      fr: 'Compte de tiers (IBAN)',
      en: 'Third-party account (IBAN)',
      de: 'Anderkonto (IBAN)',
    },
  }),
  { ...ethics, localized: true },
]

/** The agency itself, with the mentions the law asks of an agent (IPI/BIV). */
export const agencyTab: Tab = {
  name: 'agency',
  label: { nl: 'Kantoor', fr: 'Agence', en: 'Agency', de: 'Büro' },
  fields: [
    ...contact,
    {
      type: 'collapsible',
      label: {
        nl: 'Wettelijke vermeldingen',
        fr: 'Mentions légales',
        en: 'Legal mentions',
        de: 'Gesetzliche Angaben',
      },
      fields: mentions,
    },
    row(
      {
        name: 'logo',
        type: 'upload',
        relationTo: 'media',
        label: { nl: 'Logo', fr: 'Logo', en: 'Logo', de: 'Logo' },
      },
      {
        name: 'shareImage',
        type: 'upload',
        relationTo: 'media',
        label: {
          nl: 'Afbeelding bij delen',
          fr: 'Image de partage',
          en: 'Sharing picture',
          de: 'Bild beim Teilen',
        },
        admin: {
          description: {
            nl: 'Voor pagina’s zonder eigen afbeelding; 1200 × 630 pixels.',
            fr: 'Pour les pages sans image propre ; 1200 × 630 pixels.',
            en: 'For pages without a picture of their own; 1200 × 630 pixels.',
            de: 'Für Seiten ohne eigenes Bild; 1200 × 630 Pixel.',
          },
        },
      },
    ),
  ],
}
