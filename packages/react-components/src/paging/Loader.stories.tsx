import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loader } from './Loader.tsx';

/** Shown at the end of a list while its next page loads. */
const meta = { title: 'components/Loader' } satisfies Meta;

export default meta;

export const Loading: StoryObj<typeof meta> = { render: () => <Loader /> };
