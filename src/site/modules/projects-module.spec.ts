import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { locales, type Locale } from '@/domain/shared/locale'
import type { PageModule, ProjectCard } from '@/site/data/content/page-models'
import type { SiteFrame } from '@/site/data/content/frame-models'
import { getTranslator } from '@/messages/translator'
import { ProjectsModule } from './projects-module'

const frameIn = (locale: Locale): SiteFrame => ({
  locale,
  enabledLocales: ['fr'],
  agency: {
    name: 'Maison Brabant',
    phone: null,
    email: null,
    street: null,
    place: null,
    mentions: [],
    ethicsUrl: null,
    hours: null,
    position: null,
    openingHours: [],
    social: [],
  },
  topBar: { left: [], right: [] },
  menu: [],
  valuationHref: '/fr/estimation-gratuite/',
  loginHref: '/fr/login/',
  keepInformedHref: null,
  homeHref: '/fr/',
  footer: [],
  copyright: null,
  popup: null,
  consent: {
    firstAlwaysOn: true,
    policyHref: null,
    tracking: { analyticsId: null, adsId: null, tagManagerId: null, pixelId: null },
  },
})

const card: ProjectCard = {
  id: 101,
  href: '/fr/projects/wavre/residence/101/',
  title: 'Résidence neuve',
  place: '1300 Wavre',
  picture: null,
  priceFrom: [],
  available: 0,
}

function draw(
  projects: ProjectCard[],
  { view = 'single', locale = 'fr' }: Partial<ProjectsModuleCase> = {},
): string {
  const relation = { type: 'projects', projects, total: projects.length } as const
  const module: PageModule = {
    id: '1',
    title: 'Nos projets',
    titleLevel: 2,
    description: [],
    description2: [],
    view,
    relation,
    background: { type: 'none', color: null, picture: null },
    pictures: [],
    columns: { sm: 12, md: 12, lg: 12 },
    hasOwnRow: false,
    itemsPerRow: null,
    link: null,
    cssClass: null,
  }
  const context = {
    locale,
    frame: frameIn(locale),
    basePath: '/projets/',
    startsWithPicture: false,
    index: 0,
  }
  return renderToStaticMarkup(createElement(ProjectsModule, { relation, module, context }))
}

type ProjectsModuleCase = { view: PageModule['view']; locale: Locale }

describe('a module of projects', () => {
  it.each(locales)('says under its title that there is none, in %s', (locale) => {
    for (const view of ['single', 'slider', 'collapse'] as const) {
      const drawn = draw([], { view, locale })
      expect(drawn).toContain('Nos projets')
      expect(drawn).toMatch(
        new RegExp(`<p role="status"[^>]*>${getTranslator(locale)('modules.projects.empty')}</p>`),
      )
    }
  })

  it('says of a project without pictures and free properties that it has none, and counts the project', () => {
    const drawn = draw([card])
    expect(drawn).toContain('Pas de photo disponible')
    expect(drawn).toContain('Plus aucun bien disponible')
    expect(drawn).toMatch(/<p role="status"[^>]*>1 projet<\/p>/)
  })
})
