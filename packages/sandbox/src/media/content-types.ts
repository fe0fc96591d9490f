export const contentTypes = {
  gif: 'image/gif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
} as const;
