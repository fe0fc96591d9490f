import type { Embed } from '@gifkit/embed-sdk';
import { useCallback, useEffect, useState } from 'react';

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

export function RemoteControl({ embed }: { embed: Embed }) {
  const [lines, setLines] = useState<{ id: number; text: string }[]>([]);
  const tell = useCallback((text: string) => {
    setLines((before) => [{ id: (before[0]?.id ?? 0) + 1, text }, ...before].slice(0, LINES));
  }, []);

  useEffect(() => {
    const stops = [
      embed.on('ready', () => tell('ready')),
      embed.on('play', () => tell('play')),
      embed.on('pause', () => tell('pause')),
      embed.on('ended', () => tell('ended')),
      embed.on('volumechange', ({ muted }) => tell(muted ? 'muted' : 'unmuted')),
      embed.on('error', ({ message }) => tell(message)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [embed, tell]);

  return (
    <div className="remote">
      <div className="chips">
        {Object.entries(COMMANDS).map(([name, command]) => (
          <button
            key={name}
            type="button"
            onClick={() => command(embed).catch((error: Error) => tell(error.message))}
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
