import { klipy } from '@gifkit/providers';
import { GifPicker } from '@gifkit/react-components/picker';
import { show } from '../bench-page.tsx';

const provider = klipy({ key: 'bench', baseUrl: `${location.origin}/api/v1` });

show(<GifPicker provider={provider} onSelect={() => {}} />);
