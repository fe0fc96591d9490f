import { MotionProvider } from '@gifkit/headless';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { INITIAL_VIEWPORTS } from 'storybook/viewport';

// ms; Testing Library's default of one second is too short for slow machines.
configure({ asyncUtilTimeout: 8_000 });

/** Renders every story in a `main` with system colors, in a light or dark theme. */
export default {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'] },
    },
    motion: {
      toolbar: { title: 'Motion', icon: 'play', items: ['playing', 'paused'] },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: { viewport: { options: INITIAL_VIEWPORTS }, layout: 'padded' },
  decorators: [
    (Story, { globals, parameters }) => {
      const isDark = (parameters.theme ?? globals.theme) === 'dark';
      document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
      document.documentElement.lang = 'en';
      return (
        <main style={{ color: 'CanvasText', background: 'Canvas', padding: 16 }}>
          <MotionProvider paused={globals.motion === 'paused' ? true : undefined} storageKey={null}>
            <Story />
          </MotionProvider>
        </main>
      );
    },
  ],
} satisfies Preview;
