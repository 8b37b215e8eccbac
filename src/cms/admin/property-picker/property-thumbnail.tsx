/** A small picture of a property; its place where it has none. */
export const PropertyThumbnail = ({ url }: { url: string | null }) =>
  url === null ? (
    <span className="agency-thumbnail" />
  ) : (
    <img className="agency-thumbnail" src={url} alt="" width={60} height={60} loading="lazy" />
  )
