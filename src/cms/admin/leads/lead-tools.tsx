import type { BeforeListTableServerProps } from 'payload'
import { hasRole } from '@/cms/access/access'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { ExportLink } from './export-link'
import { PersonTools } from './person-tools'

const texts = {
  csv: {
    nl: 'Deze lijst als CSV',
    fr: 'Cette liste en CSV',
    en: 'This list as CSV',
    de: 'Diese Liste als CSV',
  },
  title: {
    nl: 'Alles van één e-mailadres',
    fr: 'Tout ce qui concerne une adresse e-mail',
    en: 'Everything of one email address',
    de: 'Alles zu einer E-Mail-Adresse',
  },
  email: { nl: 'E-mailadres', fr: 'Adresse e-mail', en: 'Email address', de: 'E-Mail-Adresse' },
  show: { nl: 'Exporteren', fr: 'Exporter', en: 'Export', de: 'Exportieren' },
  erase: { nl: 'Alles wissen', fr: 'Tout effacer', en: 'Erase everything', de: 'Alles löschen' },
  sure: {
    nl: 'Alle aanvragen, bezoeken, bestanden en mails van dit adres worden gewist. Dat kan niet ongedaan worden gemaakt.',
    fr: 'Toutes les demandes et visites, tous les fichiers et e-mails de cette adresse seront effacés, sans retour possible.',
    en: 'All leads, visits, files and mails of this address will be erased. This cannot be undone.',
    de: 'Alle Anfragen, Besichtigungen, Dateien und E-Mails dieser Adresse werden gelöscht. Das lässt sich nicht rückgängig machen.',
  },
  failure: {
    nl: 'Dat is niet gelukt. Kijk het adres na.',
    fr: 'Cela n’a pas réussi. Vérifiez l’adresse.',
    en: 'That did not work. Check the address.',
    de: 'Das hat nicht geklappt. Prüfen Sie die Adresse.',
  },
} satisfies Record<string, EditorTexts>

/** Over the list of leads: the list for a spreadsheet, and what a person may ask of us by law. */
export const LeadTools = ({ payload, i18n, user }: BeforeListTableServerProps) => {
  const say = (text: EditorTexts) => editorText({ i18n }, text)
  const base = `${payload.config.routes.api}/leads`
  const mayErase = hasRole({ user: user ?? null }, ['admin', 'editor'])
  return (
    <div
      className="agency-part"
      style={{ display: 'flex', flexWrap: 'wrap', gap: '2rem', marginBottom: '1rem' }}
    >
      <ExportLink path={`${base}/export`} label={say(texts.csv)} />
      {mayErase && (
        <PersonTools
          path={`${base}/person`}
          words={{
            title: say(texts.title),
            email: say(texts.email),
            show: say(texts.show),
            erase: say(texts.erase),
            sure: say(texts.sure),
            failure: say(texts.failure),
          }}
        />
      )}
    </div>
  )
}
