import type { DateField, Field, SelectField, UnnamedTab } from 'payload'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { numberField } from '@/cms/fields/properties/number-field'
import { energyLabels } from '@/domain/energy/energy-label'

const day = (name: string, label: EditorTexts): DateField => ({
  name,
  type: 'date',
  // Of a certificate, and so of one home.
  disableDuplicate: true,
  label,
  admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' } },
})

const inspection = (name: string, label: EditorTexts): SelectField => ({
  name,
  type: 'select',
  label,
  options: [
    { value: 'conform', label: { nl: 'Conform', fr: 'Conforme', en: 'Conform', de: 'Konform' } },
    {
      value: 'not-conform',
      label: { nl: 'Niet conform', fr: 'Non conforme', en: 'Not conform', de: 'Nicht konform' },
    },
    {
      value: 'none',
      label: { nl: 'Geen keuring', fr: 'Pas de contrôle', en: 'No inspection', de: 'Keine Prüfung' },
    },
  ],
})

const figures: Field = {
  type: 'row',
  fields: [
    numberField({
      name: 'energyPerformance',
      label: {
        nl: 'Energiescore (kWh/m².jaar)',
        fr: 'Consommation spécifique (kWh/m².an)',
        en: 'Energy use (kWh/m².year)',
        de: 'Energieverbrauch (kWh/m².Jahr)',
      },
      description: {
        nl: 'Het kengetal op het EPC-attest. Kan negatief zijn bij een energiepositieve woning.',
        fr: 'Espec sur le certificat PEB. Peut être négative pour une maison à énergie positive.',
        en: 'The figure on the certificate. Below zero for a house that gives energy back.',
        de: 'Die Kennzahl auf dem Ausweis. Negativ bei einem Plusenergiehaus.',
      },
      signed: true,
      index: true,
    }),
    {
      name: 'epcLabelText',
      type: 'text',
      label: {
        nl: 'Labeltekst (buiten België)',
        fr: 'Texte du label (hors Belgique)',
        en: 'Label text (outside Belgium)',
        de: 'Labeltext (außerhalb Belgiens)',
      },
      admin: {
        description: {
          nl: 'In Luxemburg de klassen van de energiepas, bv. C / D.',
          fr: 'Au Luxembourg, les classes du passeport énergétique, p. ex. C / D.',
          en: 'In Luxembourg the classes of the energy pass, e.g. C / D.',
          de: 'In Luxemburg die Klassen des Energiepasses, z. B. C / D.',
        },
      },
    },
  ],
}

const certificate: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'label',
        type: 'select',
        label: { nl: 'Energielabel', fr: 'Classe énergétique', en: 'Energy label', de: 'Energieklasse' },
        options: energyLabels.map((value) => ({ value, label: value })),
        admin: {
          components: { afterInput: ['/src/cms/admin/property-checks/field-warning#LabelWarning'] },
          description: {
            nl: 'Zoals op het attest. Leeg: de site leidt het label af uit de energiescore.',
            fr: 'Comme sur le certificat. Vide : le site la déduit de la consommation spécifique.',
            en: 'As on the certificate. Empty: the site derives it from the energy use.',
            de: 'Wie auf dem Ausweis. Leer: Die Website leitet sie aus dem Verbrauch ab.',
          },
        },
      },
      {
        name: 'certificateNumber',
        type: 'text',
        disableDuplicate: true,
        label: {
          nl: 'Nummer EPC-attest',
          fr: 'Numéro du certificat PEB',
          en: 'Certificate number',
          de: 'Nummer des Energieausweises',
        },
        admin: {
          description: {
            nl: 'Verplicht in Wallonië; in Vlaanderen als het adres niet getoond wordt.',
            fr: "Obligatoire en Wallonie ; en Flandre si l'adresse n'est pas affichée. « PEB en cours » n'est pas admis.",
            en: 'Mandatory in Wallonia; in Flanders where the address is not shown.',
            de: 'Pflicht in der Wallonie; in Flandern, wenn die Adresse nicht angezeigt wird.',
          },
        },
      },
      day('endDate', { nl: 'Geldig tot', fr: "Valable jusqu'au", en: 'Valid until', de: 'Gültig bis' }),
    ],
  },
  {
    type: 'row',
    fields: [
      numberField({
        name: 'total',
        label: {
          nl: 'Totaal verbruik (kWh/jaar)',
          fr: 'Consommation totale (kWh/an)',
          en: 'Total use (kWh/year)',
          de: 'Gesamtverbrauch (kWh/Jahr)',
        },
        signed: true,
      }),
      numberField({
        name: 'co2',
        label: {
          nl: 'CO₂-uitstoot (kg/m².jaar)',
          fr: 'Émissions de CO₂ (kg/m².an)',
          en: 'CO₂ emissions (kg/m².year)',
          de: 'CO₂-Ausstoß (kg/m².Jahr)',
        },
        signed: true,
      }),
      numberField({
        name: 'eLevel',
        label: { nl: 'E-peil', fr: 'Niveau E', en: 'E-level', de: 'E-Niveau' },
        description: {
          nl: 'Bij nieuwbouw en ingrijpende renovatie.',
          fr: 'En construction neuve et rénovation lourde.',
          en: 'For new build and thorough renovation.',
          de: 'Bei Neubau und umfassender Renovierung.',
        },
        signed: true,
      }),
    ],
  },
]

const inspections: Field[] = [
  {
    type: 'row',
    fields: [
      inspection('electricityCertificate', {
        nl: 'Elektrische keuring',
        fr: 'Contrôle électrique',
        en: 'Electrical inspection',
        de: 'Elektroprüfung',
      }),
      inspection('gasCertificate', {
        nl: 'Gaskeuring',
        fr: 'Contrôle gaz',
        en: 'Gas inspection',
        de: 'Gasprüfung',
      }),
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'asbestosType',
        type: 'select',
        label: {
          nl: 'Asbestattest',
          fr: 'Attestation amiante',
          en: 'Asbestos certificate',
          de: 'Asbestattest',
        },
        options: [
          {
            value: 'safe',
            label: { nl: 'Asbestveilig', fr: 'Amiante sûr', en: 'Asbestos-safe', de: 'Asbestsicher' },
          },
          {
            value: 'not-safe',
            label: {
              nl: 'Niet asbestveilig',
              fr: 'Non sûr',
              en: 'Not asbestos-safe',
              de: 'Nicht asbestsicher',
            },
          },
          { value: 'unknown', label: { nl: 'Onbekend', fr: 'Inconnu', en: 'Unknown', de: 'Unbekannt' } },
        ],
        admin: {
          description: {
            nl: 'Vlaanderen, bij verkoop van een gebouw van vóór 2001.',
            fr: "Flandre, à la vente d'un bâtiment d'avant 2001.",
            en: 'Flanders, at the sale of a building from before 2001.',
            de: 'Flandern, beim Verkauf eines Gebäudes von vor 2001.',
          },
        },
      },
      day('asbestosDate', {
        nl: 'Datum asbestattest',
        fr: "Date de l'attestation amiante",
        en: 'Date of the asbestos certificate',
        de: 'Datum des Asbestattests',
      }),
    ],
  },
]

/** The energy certificate and the inspections; much of it is mandatory in an ad (`src/cms/gate`). */
export const energyTab: UnnamedTab = {
  label: {
    nl: 'Energie en keuringen',
    fr: 'Énergie et contrôles',
    en: 'Energy',
    de: 'Energie und Prüfungen',
  },
  fields: [
    figures,
    {
      name: 'energy',
      type: 'group',
      label: { nl: 'Attesten', fr: 'Certificats', en: 'Certificates', de: 'Ausweise und Atteste' },
      fields: [...certificate, ...inspections],
    },
  ],
}
