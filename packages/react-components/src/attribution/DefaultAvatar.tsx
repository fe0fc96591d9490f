import { BRAND_COLORS, seededIndex } from '@gifkit/model';

const FACES = [
  'M11 12v2M21 12v2M10 19c3 4 9 4 12 0',
  'M9 13h4M21 12v2M11 20c3 2.5 7 2.5 10 0',
  'M11 12v2M21 12v2M12 19h8v1a4 4 0 0 1-8 0z',
  'M9 13c1 1.5 3 1.5 4 0M19 13c1 1.5 3 1.5 4 0M12 20h8',
  'M11 12v2M21 12v2M14 21a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
] as const;

interface DefaultAvatarProps {
  username: string;
  /** px. */
  size: number;
}

/** One of five inline SVG avatars for users without an avatar, chosen by the username. */
export function DefaultAvatar({ username, size }: DefaultAvatarProps) {
  const index = seededIndex(username, FACES.length);
  return (
    <svg
      className={`${DefaultAvatar.className}-${index + 1}`}
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path fill={BRAND_COLORS[index]} d="M0 0h32v32H0z" />
      <path fill="none" stroke="#121212" strokeWidth="2" strokeLinecap="round" d={FACES[index]} />
    </svg>
  );
}
DefaultAvatar.className = 'giphy-default-avatar';
