/**
 * Placeholders of GIFs that are being loaded. Their heights are in the styles, because a content security
 * policy may forbid style attributes.
 */
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
