import { klipy } from '@gifkit/providers';
import { GifPicker } from '@gifkit/react-components/picker/lazy';
import { showComposer } from './composer.tsx';

const provider = klipy({ key: 'bench', baseUrl: `${location.origin}/api/v1` });

showComposer(({ isOpen, close, button }) => (
  <GifPicker
    presentation="popover"
    open={isOpen}
    onOpenChange={close}
    anchor={button}
    provider={provider}
    onSelect={() => {}}
  />
));
