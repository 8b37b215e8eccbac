import type { Slide } from '@/site/data/content/page-models'
import type { ButtonVariant } from '@/site/ui/button'
import { ButtonLink } from '@/site/ui/button-link'
import { classNames } from '@/site/ui/class-names'
import { Heading } from '@/site/ui/heading'
import { Picture } from '@/site/ui/media/picture'

export type SlideProps = {
  slide: Slide
  level: 2 | 3 | 4
  texts: { more: string; newTab: string }
  /** Of its button. */
  variant: ButtonVariant
}

/** A large picture, with its text on a sheet over its corner. */
export function LargeSlide({ isFirst, ...props }: SlideProps & { isFirst: boolean }) {
  const { picture } = props.slide
  return (
    <div className="relative flex h-full flex-col">
      {picture && (
        <Picture
          picture={picture}
          priority={isFirst}
          sizes="(width < 80rem) 92vw, 75rem"
          className="aspect-3/2 w-full rounded-lg object-cover md:aspect-2/1"
        />
      )}
      <SlideWords
        {...props}
        className={
          picture
            ? 'on-light bg-white text-ink shadow-card flex-1 rounded-b-lg p-6 max-md:-mt-3 md:absolute md:bottom-8 md:left-8 md:max-w-md md:rounded-lg md:p-8'
            : 'on-light bg-white text-ink shadow-card flex-1 rounded-lg p-8 md:p-12'
        }
      />
    </div>
  )
}

/** A picture beside its text. */
export function SideSlide({ isMirrored = false, ...props }: SlideProps & { isMirrored?: boolean }) {
  const { picture } = props.slide
  if (!picture) return <SlideWords {...props} className="max-w-prose" />
  return (
    <div className="grid items-center gap-x-14 gap-y-6 @2xl:grid-cols-2">
      <Picture
        picture={picture}
        sizes="(width < 60rem) 92vw, 36rem"
        className={classNames('aspect-3/2 w-full rounded-lg object-cover', isMirrored && '@2xl:order-1')}
      />
      <SlideWords {...props} />
    </div>
  )
}

/** A picture above its text. */
export function CardSlide(props: SlideProps) {
  const { picture } = props.slide
  return (
    <div className="flex h-full flex-col">
      {picture && (
        <Picture
          picture={picture}
          sizes="(width < 48rem) 92vw, (width < 80rem) 46vw, 25rem"
          className="mb-5 aspect-3/2 w-full rounded-md object-cover"
        />
      )}
      <SlideWords {...props} size="sm" className="flex flex-1 flex-col items-start" />
    </div>
  )
}

type SlideWordsProps = SlideProps & { size?: 'sm' | 'md'; className?: string }

function SlideWords({ slide, level, texts, variant, size = 'md', className }: SlideWordsProps) {
  const { title, text, link } = slide
  if (title === null && text === null && link === null) return null
  return (
    <div className={className}>
      {title && (
        <Heading level={level} size={size}>
          {title}
        </Heading>
      )}
      {text && <p className="text-ink-soft mt-3">{text}</p>}
      {link && (
        <div className="mt-auto pt-5">
          <ButtonLink href={link.href} newTab={link.newTab} newTabHint={texts.newTab} variant={variant}>
            {texts.more}
            {/* With several of them on a page, each says where it leads. */}
            {link.label && <span className="sr-only"> {link.label}</span>}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
