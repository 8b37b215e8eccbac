import type { PageModule } from '@/site/data/content/page-models'

export type ModuleGround = 'paper' | 'sand' | 'ink' | 'brick' | 'picture'

/** The background of a module; without its picture or colour it is paper. */
export function groundOf({ background }: Pick<PageModule, 'background'>): ModuleGround {
  if (background.type === 'image' && background.picture) return 'picture'
  return (background.type === 'color' && background.color) || 'paper'
}

export function isDarkGround(module: Pick<PageModule, 'background'>): boolean {
  return ['ink', 'brick', 'picture'].includes(groundOf(module))
}
