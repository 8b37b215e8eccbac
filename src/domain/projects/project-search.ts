import { rolesOf } from '@/domain/search/lines/word-index'
import type { WordRole } from '@/domain/search/lines/line-words'
import { cityRank, nameRank, panelKey } from '@/domain/search/panel'

/** A project as words find it; keys in the form of `panelKey`, those of its town in all languages. */
export type SearchedProject = { id: number; title: string; townKeys: readonly string[]; zip: string }

/** The most projects that words find. */
export const mostProjects = 20

/** What visitors call a project in any of the languages. */
const projectWords: ReadonlySet<string> = new Set(
  [
    'projet projets promotion promotions lotissement programme programmes',
    'project projecten nieuwbouwproject nieuwbouwprojecten verkaveling',
    'projects development developments',
    'projekt projekte neubauprojekt neubauprojekte bauprojekt bauprojekte',
  ].flatMap((words) => words.split(' ')),
)

const joints: readonly WordRole[] = ['filler', 'with', 'or', 'near']

const isJoint = (word: string): boolean => joints.some((role) => rolesOf(word)?.has(role))

/**
 * The projects that words name by reference, title or town, each word by its beginning; all of them if the words say only that
 * a project is meant. Beside such a word, or one for a new home, others may say what kind of home is looked for: "projet neuf 2
 * chambres à Wavre".
 */
export function findProjects<Project extends SearchedProject>(
  text: string,
  projects: readonly Project[],
): Project[] {
  const words = panelKey(text).split(' ').filter(Boolean)
  const saysProject = words.some((word) => projectWords.has(word))
  const isForProjects = saysProject || words.some((word) => rolesOf(word)?.has('newBuild'))
  const isSkipped = (word: string): boolean =>
    projectWords.has(word) ||
    (isForProjects ? rolesOf(word) !== null || /^\d{1,2}$/.test(word) : isJoint(word))
  const names = words.filter((word) => !isSkipped(word))
  if (names.length === 0 && !saysProject) return []
  return projects.filter((project) => names.every((word) => isNamedBy(project, word))).slice(0, mostProjects)
}

const isNamedBy = ({ id, title, townKeys, zip }: SearchedProject, word: string): boolean =>
  String(id) === word || nameRank(title, word) !== null || cityRank({ keys: townKeys, zip }, word) !== null
