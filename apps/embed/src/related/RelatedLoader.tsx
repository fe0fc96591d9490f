const PLACES = [...Array(12).keys()];
const DOTS = [...Array(5).keys()];

interface RelatedLoaderProps {
  /** There are no GIFs yet: placeholders are where they will be. */
  isFirst: boolean;
}

/** What shows that related GIFs are on their way, when it takes a while. Screen readers hear it from the list. */
export const RelatedLoader = ({ isFirst }: RelatedLoaderProps) => (
  <div className={isFirst ? 'related-places' : 'related-dots'} aria-hidden="true">
    {(isFirst ? PLACES : DOTS).map((index) => (
      <i key={index} />
    ))}
  </div>
);
