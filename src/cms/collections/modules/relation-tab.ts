import type {
  ArrayField,
  CheckboxField,
  CollectionSlug,
  Condition,
  Field,
  NumberField,
  RelationshipField,
  SelectField,
  Tab,
} from 'payload'
import type { EditorTexts } from '@/cms/fields/editor-text'

const isRelation =
  (...types: string[]): Condition =>
  (data, row) =>
    types.includes(row?.relationType ?? data?.relationType)

const relationType: SelectField = {
  name: 'relationType',
  type: 'select',
  required: true,
  defaultValue: 'none',
  index: true,
  label: { nl: 'Toont', fr: 'Affiche', en: 'Shows', de: 'Zeigt' },
  options: [
    {
      value: 'none',
      label: {
        nl: 'Alleen de eigen tekst',
        fr: 'Seulement son texte',
        en: 'Its own text only',
        de: 'Nur den eigenen Text',
      },
    },
    {
      value: 'article',
      label: { nl: 'Een artikel', fr: 'Un article', en: 'An article', de: 'Einen Artikel' },
    },
    {
      value: 'property-list',
      label: {
        nl: 'Een pandenlijst',
        fr: 'Une liste de biens',
        en: 'A property list',
        de: 'Eine Immobilienliste',
      },
    },
    { value: 'projects', label: { nl: 'Projecten', fr: 'Projets', en: 'Projects', de: 'Projekte' } },
    {
      value: 'category',
      label: {
        nl: 'De artikels van een categorie',
        fr: "Les articles d'une catégorie",
        en: 'The articles of a category',
        de: 'Die Artikel einer Kategorie',
      },
    },
    { value: 'slider', label: { nl: 'Een slider', fr: 'Un slider', en: 'A slider', de: 'Einen Slider' } },
    {
      value: 'opinion',
      label: {
        nl: 'Getuigenissen van klanten',
        fr: 'Avis de clients',
        en: 'Client testimonials',
        de: 'Kundenmeinungen',
      },
    },
    {
      value: 'stats',
      label: { nl: 'Kerncijfers', fr: 'Chiffres clés', en: 'Key figures', de: 'Kennzahlen' },
    },
    {
      value: 'contact',
      label: { nl: 'Een formulier', fr: 'Un formulaire', en: 'A form', de: 'Ein Formular' },
    },
  ],
}

type Target = { name: string; relationTo: CollectionSlug; type: string; label: EditorTexts }

const target = ({ name, relationTo, type, label }: Target): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo,
  required: true,
  label,
  admin: { condition: isRelation(type) },
})

const targets: Field[] = [
  target({
    name: 'article',
    relationTo: 'articles',
    type: 'article',
    label: { nl: 'Artikel', fr: 'Article', en: 'Article', de: 'Artikel' },
  }),
  target({
    name: 'propertyList',
    relationTo: 'property-lists',
    type: 'property-list',
    label: { nl: 'Pandenlijst', fr: 'Liste de biens', en: 'Property list', de: 'Immobilienliste' },
  }),
  target({
    name: 'slider',
    relationTo: 'sliders',
    type: 'slider',
    label: { nl: 'Slider', fr: 'Slider', en: 'Slider', de: 'Slider' },
  }),
  target({
    name: 'category',
    relationTo: 'categories',
    type: 'category',
    label: { nl: 'Categorie', fr: 'Catégorie', en: 'Category', de: 'Kategorie' },
  }),
  target({
    name: 'form',
    relationTo: 'contact-forms',
    type: 'contact',
    label: { nl: 'Formulier', fr: 'Formulaire', en: 'Form', de: 'Formular' },
  }),
]

const includeSubcategories: CheckboxField = {
  name: 'includeSubcategories',
  type: 'checkbox',
  defaultValue: false,
  label: {
    nl: 'Ook de artikels van de subcategorieën',
    fr: 'Aussi les articles des sous-catégories',
    en: 'Articles of the subcategories too',
    de: 'Auch die Artikel der Unterkategorien',
  },
  admin: { condition: isRelation('category') },
}

const view: SelectField = {
  name: 'view',
  type: 'select',
  required: true,
  defaultValue: 'single',
  label: { nl: 'Weergave', fr: 'Présentation', en: 'View', de: 'Ansicht' },
  options: [
    { value: 'single', label: { nl: 'Gewoon', fr: 'Simple', en: 'Plain', de: 'Einfach' } },
    { value: 'slider', label: { nl: 'Schuivend', fr: 'Défilante', en: 'Slider', de: 'Slider' } },
    {
      value: 'collapse',
      label: { nl: 'Openklapbaar', fr: 'Dépliable', en: 'Collapsible', de: 'Aufklappbar' },
    },
    {
      value: 'news',
      label: { nl: 'Nieuwskaarten', fr: "Cartes d'actualité", en: 'News cards', de: 'Newskarten' },
    },
  ],
}

const lists = isRelation('property-list', 'projects', 'category', 'opinion')

const itemsPerRow: NumberField = {
  name: 'itemsPerRow',
  type: 'number',
  min: 1,
  max: 6,
  label: { nl: 'Items per rij', fr: 'Éléments par ligne', en: 'Items per row', de: 'Elemente pro Zeile' },
  admin: { width: '50%', step: 1, condition: lists },
}

const maxItems: NumberField = {
  name: 'maxItems',
  type: 'number',
  min: 1,
  label: {
    nl: 'Hoogste aantal items',
    fr: "Nombre maximal d'éléments",
    en: 'Most items',
    de: 'Höchstzahl der Elemente',
  },
  admin: {
    width: '50%',
    step: 1,
    condition: isRelation('property-list', 'projects', 'category', 'opinion', 'slider'),
    description: {
      nl: 'Leeg: alles (projecten hoogstens 200, artikels hoogstens 40, getuigenissen hoogstens 50).',
      fr: 'Vide : tout (200 projets, 40 articles et 50 avis au plus).',
      en: 'Empty: all (at most 200 projects, 40 articles, 50 testimonials).',
      de: 'Leer: alles (höchstens 200 Projekte, 40 Artikel, 50 Kundenmeinungen).',
    },
  },
}

const moreRelations: ArrayField = {
  name: 'moreRelations',
  type: 'array',
  label: { nl: 'Toont ook', fr: 'Affiche aussi', en: 'Shows as well', de: 'Zeigt auch' },
  labels: {
    singular: { nl: 'Koppeling', fr: 'Lien', en: 'Link', de: 'Verknüpfung' },
    plural: { nl: 'Koppelingen', fr: 'Liens', en: 'Links', de: 'Verknüpfungen' },
  },
  admin: {
    description: {
      nl: 'Onder elkaar, in dezelfde weergave en op dezelfde achtergrond.',
      fr: 'L’un sous l’autre, dans la même présentation et sur le même arrière-plan.',
      en: 'Below each other, in the same view and on the same background.',
      de: 'Untereinander, in derselben Ansicht und auf demselben Hintergrund.',
    },
  },
  fields: [{ ...relationType, index: false }, ...targets],
}

/** What the module shows besides its own texts, and in which manner. */
export const relationTab: Tab = {
  label: { nl: 'Gekoppelde inhoud', fr: 'Contenu lié', en: 'Linked content', de: 'Verknüpfter Inhalt' },
  fields: [
    { type: 'row', fields: [relationType, view] },
    ...targets,
    includeSubcategories,
    { type: 'row', fields: [itemsPerRow, maxItems] },
    moreRelations,
  ],
}
