/** Places of GIFs that are on their way; their heights differ as those of GIFs do. */
const HEIGHTS = ['7em', '10em', '9em', '6em', '8em', '11em'];

export const PickerSkeleton = ({ className = '' }: { className?: string }) => (
  <div className={`${className} giphy-picker-skeleton`}>
    {HEIGHTS.map((height) => (
      <span key={height} style={{ height }} />
    ))}
  </div>
);
