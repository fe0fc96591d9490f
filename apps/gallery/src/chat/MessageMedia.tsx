import { useMotion } from '@gifkit/react-components';
import { useEffect, useRef, useState } from 'react';
import type { ChatMedia } from './chat-media.ts';

const PLAY = 'M8 5.5v13l11-6.5z';
const PAUSE = 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z';

function LoopingVideo({ media, isPlaying }: { media: ChatMedia; isPlaying: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    // A browser that refuses shows the still, and the reader's press asks again.
    if (isPlaying) element?.play()?.catch(() => {});
    else element?.pause();
  }, [isPlaying]);
  const { url, still, alt, width, height } = media;
  return (
    <video
      ref={video}
      src={url}
      poster={still}
      aria-label={alt}
      width={width}
      height={height}
      preload="metadata"
      muted
      loop
      playsInline
    />
  );
}

/** A GIF in a message. Has its size before it has loaded, and shows its still while motion is not wanted. */
export function MessageMedia({ media }: { media: ChatMedia }) {
  const { isPaused } = useMotion();
  const [chosen, setChosen] = useState({ isPlaying: false, isPaused: !isPaused });
  // What was chosen for this one holds until something is chosen for all.
  const isChosen = chosen.isPaused === isPaused;
  const isPlaying = isChosen ? chosen.isPlaying : !isPaused && !media.isFlashing;
  const { url, format, still, alt, width, height } = media;
  return (
    <div className="message-media">
      {format === 'mp4' ? (
        <LoopingVideo media={media} isPlaying={isPlaying} />
      ) : (
        <img src={isPlaying ? url : (still ?? url)} alt={alt} width={width} height={height} />
      )}
      <button
        type="button"
        aria-label={`${isPlaying ? 'Pause' : 'Play'} ${alt}`}
        onClick={() => setChosen({ isPlaying: !isPlaying, isPaused })}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={isPlaying ? PAUSE : PLAY} />
        </svg>
      </button>
    </div>
  );
}
