/** A small picture of a property, or an empty place. */
export const PropertyThumbnail = ({ url }: { url: string | null }) =>
  url === null ? (
    <span className="agency-thumbnail" />
  ) : (
    <img className="agency-thumbnail" src={url} alt="" width={60} height={60} loading="lazy" />
  )
