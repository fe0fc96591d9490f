import { defineProvider } from '@gifkit/providers';
import { GifPicker } from '@gifkit/react-components/picker';
import { preparePages, show } from './bench-page.tsx';

const { first, total, pageAt } = preparePages();

/** Everything from memory: what is measured is the picker. */
const provider = defineProvider({
  name: 'memory',
  capabilities: { formats: ['gif', 'webp'], limits: { min: 1, max: first.length } },
  async trending({ cursor }) {
    if (cursor === undefined) return { data: first, next: String(first.length) };
    const data = await pageAt(Number(cursor));
    const end = Number(cursor) + data.length;
    return { data, ...(end < total && { next: String(end) }) };
  },
  search: async () => ({ data: [] }),
  gif: async () => null,
});

show(<GifPicker provider={provider} storage={null} style={{ width: 420 }} onSelect={() => {}} />);
