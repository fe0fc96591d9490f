export interface SectionTitleProps {
  /** Names the section in the address. */
  id: string;
  title: string;
}

/** Heading of a section that one can link to. */
export function SectionTitle({ id, title }: SectionTitleProps) {
  return (
    <div className="section-title">
      <h2 id={`${id}-title`}>{title}</h2>
      <a href={`#${id}`} aria-label={`Link to ${title}`}>
        #
      </a>
    </div>
  );
}
