import { Attribution, VerifiedBadge } from '@gifkit/react-components';
import { appCode } from '../code/app-code.ts';
import { Code, jsx } from '../code/jsx.ts';
import type { Playground } from '../playground.ts';

const GROUND = { padding: 12, borderRadius: 12, background: '#17141c' };

export const attribution: Playground = {
  id: 'attribution',
  title: 'Attribution',
  text: 'Who made a GIF: avatar, name, and a badge where the account is verified. The badge can be had alone.',
  controls: [
    { name: 'size', label: 'Size of the badge', kind: 'number', initial: 24, min: 12, max: 64 },
  ],
  Live: ({ gif, values }) => (
    <div style={GROUND}>
      <Attribution gif={gif} />
      <VerifiedBadge size={Number(values.size)} />
    </div>
  ),
  code: ({ size }, { gif }, client) =>
    appCode({
      client,
      components: ['Attribution', 'VerifiedBadge'],
      gifs: { gif: gif.id },
      element: jsx(
        'div',
        { style: GROUND },
        jsx('Attribution', { gif: new Code('gif') }),
        jsx('VerifiedBadge', { size: Number(size) }),
      ),
    }),
};
