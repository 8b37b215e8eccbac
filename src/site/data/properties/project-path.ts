import type { Project } from '@/cms/payload-types'
import { projectPath } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { orElse } from '@/site/data/defaults'
import { populated } from '@/site/data/content/pictures'

/** The path of a project in a language, without its prefix. */
export const pathOf = (
  { city, title, publicId }: Pick<Project, 'city' | 'title' | 'publicId'>,
  locale: Locale,
): string =>
  projectPath({
    locale,
    city: populated(city)?.name ?? '',
    title: orElse(title, ''),
    id: orElse(publicId, 0),
  })
