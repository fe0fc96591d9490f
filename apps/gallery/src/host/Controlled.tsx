import { createEmbed, type Embed } from '@gifkit/embed-sdk';
import { getAltText, type IGif } from '@gifkit/model';
import { useEffect, useRef, useState } from 'react';

/** Number of listed player events. */
const LINES = 5;

const COMMANDS: Record<string, (embed: Embed) => Promise<unknown>> = {
  'Play it': (embed) => embed.play(),
  'Pause it': (embed) => embed.pause(),
  'Sound on': (embed) => embed.unmute(),
  'Sound off': (embed) => embed.mute(),
  'To its middle': async (embed) => {
    await embed.seek(0);
    const { duration } = await embed.getState();
    await embed.seek(duration / 2);
  },
};

/** A player with buttons and its last events. */
export function Controlled({ clip, embedUrl }: { clip: IGif; embedUrl: string }) {
  const container = useRef<HTMLDivElement>(null);
  const embed = useRef<Embed>(undefined);
  const [lines, setLines] = useState<readonly { id: number; text: string }[]>([]);
  const tell = (text: string) =>
    setLines((before) => [{ id: (before[0]?.id ?? 0) + 1, text }, ...before].slice(0, LINES));

  // biome-ignore lint/correctness/useExhaustiveDependencies(tell): it only sets state
  useEffect(() => {
    if (!container.current) return;
    const created = createEmbed(container.current, {
      id: String(clip.id),
      origin: embedUrl,
      view: 'player',
      title: `Embed of ${getAltText(clip)}`,
      width: '100%',
      // A wider frame is too low for all controls on a phone.
      ratio: 4 / 3,
    });
    embed.current = created;
    for (const name of ['ready', 'play', 'pause', 'ended'] as const) {
      created.on(name, () => tell(name));
    }
    created.on('volumechange', ({ muted }) => tell(muted ? 'muted' : 'unmuted'));
    created.on('error', ({ message }) => tell(message));
    return () => created.destroy();
  }, [clip, embedUrl]);

  return (
    <div className="live">
      <div ref={container} className="controlled" />
      <div className="chips">
        {Object.entries(COMMANDS).map(([name, command]) => (
          <button
            key={name}
            type="button"
            onClick={() =>
              embed.current && command(embed.current).catch((error: Error) => tell(error.message))
            }
          >
            {name}
          </button>
        ))}
      </div>
      <div role="log" aria-label="Player events">
        {lines.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
    </div>
  );
}
