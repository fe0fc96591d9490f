/** Places of GIFs that are on their way. Their heights stand with the styles: a policy may forbid attributes. */
export const PickerSkeleton = ({ className = '' }: { className?: string }) => (
  <div className={`${className} giphy-picker-skeleton`}>
    <span />
    <span />
    <span />
    <span />
    <span />
    <span />
    <span />
    <span />
  </div>
);
