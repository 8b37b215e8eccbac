import type { Preview, PreviewInput } from '@/site/data/preview/preview'
import { LivePreview } from '@/site/features/preview/live-preview'
import { PreviewBar } from '@/site/features/preview/preview-bar'
import { drawPreview } from './draw-preview'
import { PreviewContent } from './preview-content'
import '@/site/styles/preview.css'

/** The preview of a document for staff; inside the back office it follows the form. */
export function PreviewScreen({ input, preview }: { input: PreviewInput; preview: Preview }) {
  const { locale, collection, id } = input
  return (
    <>
      <PreviewBar state={preview.state} adminHref={preview.adminHref} locale={locale} />
      <LivePreview
        key={`${locale}/${collection}/${id}`}
        collection={collection}
        id={id}
        locale={locale}
        draw={drawPreview.bind(null, input)}
      >
        <PreviewContent previewed={preview.previewed} locale={locale} />
      </LivePreview>
    </>
  )
}
