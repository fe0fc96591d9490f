/** Tile heights by column, in rem. */
const COLUMNS = [
  [11, 15, 9],
  [14, 9, 12],
  [9, 13, 15],
  [13, 10, 12],
];

export function GridSkeleton({ className = '' }: { className?: string }) {
  return (
    <div className={`grid-skeleton ${className}`.trim()}>
      {COLUMNS.map((heights, column) => (
        <div key={column}>
          {heights.map((height) => (
            <i key={height} className="skeleton" style={{ height: `${height}rem` }} />
          ))}
        </div>
      ))}
    </div>
  );
}
