import type { ComponentType } from 'react'
import type { Locale } from '@/domain/shared/locale'
import type { FormRequest } from '@/site/data/leads/lead-models'
import type { ModuleRelation, PageModule } from '@/site/data/content/page-models'
import type { SiteFrame } from '@/site/data/content/frame-models'

/** What every module knows about its page. */
export type ModuleContext = {
  locale: Locale
  frame: SiteFrame
  /** The page's own address, for the pages of a list. */
  basePath: string
  /** Whether the page begins with a picture of its own, above its modules. */
  startsWithPicture: boolean
  /** The index of the module on the page, from 0. */
  index: number
  /** The query of an address about the forms on the page. */
  request?: FormRequest
}

export type RelationByType = { [Relation in ModuleRelation as Relation['type']]: Relation }

export type RelationProps<Type extends keyof RelationByType> = {
  relation: RelationByType[Type]
  module: PageModule
  context: ModuleContext
}

/** A module of the CMS without a component in a table of this type does not compile. */
export type RelationTable = { [Type in keyof RelationByType]: ComponentType<RelationProps<Type>> }
