import { expect, it } from 'vitest';
import { byPnpm } from './by-pnpm.ts';

it.each([
  [
    'npm create --yes vite@latest gifs -- --template react-ts',
    'pnpm create vite@latest gifs --template react-ts',
  ],
  ['npm install', 'pnpm install'],
  ['npm install react @gifkit/model', 'pnpm add react @gifkit/model'],
  ['npm install --save-dev vitest', 'pnpm add --save-dev vitest'],
  ['npm run dev', 'pnpm run dev'],
  ['npx --yes @gifkit/sandbox', 'pnpm dlx @gifkit/sandbox'],
  ['npm config set a b', 'npm config set a b'],
  ['cd gifs', 'cd gifs'],
])('says by pnpm: %s', (command, expected) => {
  expect(byPnpm(command)).toBe(expected);
});
