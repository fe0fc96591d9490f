import type { PlayerState } from '@gifkit/embed-sdk';
import type { PlayerMethod, ResultMessage } from '@gifkit/embed-sdk/protocol';
import type { IGif } from '@gifkit/model';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import '../clip/Clip.tsx';
import { Page } from '../page/Page.tsx';
import type { PageData } from '../page-data.ts';
import { stubBrowser } from '../test/browser.ts';
import { ENGLISH, PageLabels } from '../ui/labels.tsx';
import { createMailbox } from './listen.ts';

const file = (url: string) => ({ url, width: '480', height: '270' });

const GIF = {
  id: 'abc',
  type: 'gif',
  title: 'A cat',
  images: {
    original: { ...file('https://media.example/a.gif'), mp4: 'https://media.example/a.mp4' },
  },
  external_media: { provider_name: 'youtube', asset_uid: 'abcdefgh', start: 0 },
} as unknown as IGif;

const CLIP = {
  ...GIF,
  video: { assets: { '480p': file('https://media.example/v.mp4') } },
} as unknown as IGif;

const CALLS = ['play', 'pause', 'mute', 'unmute', 'seek'] as const;
type Call = (typeof CALLS)[number];

type Mailbox = ReturnType<typeof createMailbox>;

const settle = (mailbox: Mailbox, method: PlayerMethod): Promise<ResultMessage> =>
  new Promise((resolve) => {
    mailbox.onMessage({ gifkit: 1, id: 1, method, value: 2 }, { postMessage: resolve });
  });

const summary = ({ paused, muted, time }: PlayerState): string =>
  [paused ? 'paused' : 'playing', !muted && 'sound', time && `at ${time}`]
    .filter(Boolean)
    .join(', ');

function show(gif: IGif, mailbox: Mailbox): void {
  const data: Omit<PageData, 'gif'> = {
    view: 'player',
    service: { apiUrl: '', apiKey: '', publicUrl: 'https://embed.example', hosts: 'any' },
    visit: {},
    language: 'en',
  };
  render(
    <PageLabels pack={ENGLISH}>
      <Page {...data} gif={gif} host={{ ...mailbox, emit: () => {} }} />
    </PageLabels>,
  );
}

/** Makes calls in turn. @returns the state after the last, or the name of its error. */
async function outcomeOf(mailbox: Mailbox, ...calls: readonly Call[]): Promise<string> {
  let failure = '';
  for (const call of calls) failure = (await settle(mailbox, call)).error?.name ?? '';
  return failure || summary((await settle(mailbox, 'getState')).result as PlayerState);
}

interface Situation {
  gif?: IGif;
  refusesSound?: boolean;
  /** Calls made before. */
  after?: readonly Call[];
  next?: () => void;
  /** Makes the call before the player is there. */
  isEarly?: boolean;
}

const clip = () => document.querySelector<HTMLVideoElement>('.giphy-video');

function fail() {
  Object.defineProperty(clip(), 'error', { value: { code: 4 } });
  fireEvent.error(clip() as Element);
}

function hide() {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
}

/** Outcomes of the calls in turn: the state or the name of the error. */
describe.each<[string, Situation, string]>([
  ['a GIF', { gif: GIF }, 'playing | paused | playing | Error | Error'],
  ['a clip that has not begun', {}, 'playing | paused | playing | playing, sound | playing, at 2'],
  [
    'a player that has not loaded',
    { isEarly: true },
    'playing | paused | playing | playing, sound | playing, at 2',
  ],
  [
    'a paused clip that has not begun',
    { after: ['pause'] },
    'playing | paused | paused | paused, sound | paused, at 2',
  ],
  [
    'a clip that plays',
    { after: ['seek'] },
    'playing, at 2 | paused, at 2 | playing, at 2 | playing, sound, at 2 | playing, at 2',
  ],
  [
    'a paused clip with sound',
    { after: ['unmute', 'pause'] },
    'playing, sound | paused, sound | paused | paused, sound | paused, sound, at 2',
  ],
  [
    'a clip of a hidden page',
    { after: ['seek'], next: hide },
    'playing, at 2 | paused, at 2 | playing, at 2 | playing, sound, at 2 | playing, at 2',
  ],
  [
    'a clip whose sound was refused',
    { refusesSound: true, after: ['unmute'] },
    'playing | paused | playing | NotAllowedError | playing, at 2',
  ],
  [
    'a clip that failed',
    { after: ['seek'], next: fail },
    'playing | paused | playing | playing, sound | playing, at 2',
  ],
  [
    'a clip behind its source video',
    { after: ['seek'], next: () => fireEvent.click(screen.getByRole('link', { name: 'Watch' })) },
    'playing | paused | playing | Error | Error',
  ],
])('%s', (_, { gif = CLIP, refusesSound = false, after = [], next, isEarly }, expected) => {
  const outcomes = expected.split(' | ');
  it.each(CALLS.map((call, index) => [call, outcomes[index]] as const))(
    '%s: %s',
    async (call, outcome = '') => {
      vi.spyOn(console, 'error').mockReturnValue();
      stubBrowser({ refusesSound });
      const mailbox = createMailbox(async () => {});
      const early = isEarly && outcomeOf(mailbox, call);
      show(gif, mailbox);
      onTestFinished(cleanup);
      if (early) return expect(await early).toBe(outcome);
      await outcomeOf(mailbox, ...after);
      next?.();
      expect(await outcomeOf(mailbox, call)).toBe(outcome);
      if (clip()) expect(clip()?.muted).toBe(!outcome.includes('sound'));
    },
  );
});

it('rejects calls if the player cannot load', async () => {
  const mailbox = createMailbox(() => Promise.reject(new TypeError('No connection')));
  expect(await settle(mailbox, 'play')).toEqual({
    gifkit: 1,
    id: 1,
    error: { name: 'TypeError', message: 'No connection' },
  });
});
