import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loader } from './Loader.tsx';

/** What a list shows while its next page is being fetched. */
const meta = { title: 'components/Loader' } satisfies Meta;

export default meta;

export const Loading: StoryObj<typeof meta> = { render: () => <Loader /> };
