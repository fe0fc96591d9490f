import { useMotion } from '@gifkit/headless';
import { safeUrl } from '@gifkit/model';
import { useEffect, useRef } from 'react';

/** Draws the first frame of an animation, because services have no stills of categories. */
function Still({ url }: { url: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const image = new Image();
    image.onload = () => {
      if (!canvas.current) return;
      canvas.current.width = image.naturalWidth;
      canvas.current.height = image.naturalHeight;
      canvas.current.getContext('2d')?.drawImage(image, 0, 0);
    };
    image.src = url;
    return () => {
      image.onload = null;
      image.src = '';
    };
  }, [url]);
  return <canvas ref={canvas} />;
}

/** Preview of a category, animated unless motion is paused. */
export function CategoryPreview({ url }: { url: string | undefined }) {
  const { isPaused } = useMotion();
  const safe = safeUrl(url);
  if (!safe) return null;
  return isPaused ? <Still url={safe} /> : <img src={safe} alt="" loading="lazy" />;
}
