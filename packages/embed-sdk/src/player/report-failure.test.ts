import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createEmbed } from '../host/create-embed.ts';
import { ORIGIN, openPage, openPlayer, STATE } from '../test/fake-player.ts';
import { reportFailure } from './listen-to-host.ts';

const FAILURE = { message: 'There is no such GIF.', status: 404 };

beforeEach(() => {
  document.body.innerHTML = '<div></div>';
});

function openFailedEmbed() {
  const embed = createEmbed(document.body.firstElementChild as Element, {
    id: 'abc',
    origin: ORIGIN,
  });
  onTestFinished(() => embed.destroy());
  const error = vi.fn();
  embed.on('error', error);
  const open = () =>
    openPage(embed.iframe, (self) => reportFailure(FAILURE, { allowedOrigins: 'any' }, self));
  return { embed, error, open };
}

it('rejects every call of the host page with the page’s status', async () => {
  const { embed, open } = openFailedEmbed();
  const early = embed.getState();
  open();
  const expected = { code: 'unavailable', status: 404, message: 'There is no such GIF.' };
  await expect(early).rejects.toMatchObject(expected);
  await expect(embed.getState()).rejects.toMatchObject(expected);
  await expect(embed.play()).rejects.toMatchObject(expected);
});

it('sends the host page an error event, even if it connects later', async () => {
  const { embed, error, open } = openFailedEmbed();
  open();
  await embed.getState().catch(() => undefined);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: 'unavailable', status: 404 }),
  );
});

it('makes way for the player after a reload', async () => {
  const { embed, open } = openFailedEmbed();
  open();
  await embed.getState().catch(() => undefined);
  openPlayer(embed.iframe);
  await expect(embed.getState()).resolves.toEqual(STATE);
});
