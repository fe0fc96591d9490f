import { listEnglish, loadingEnglish, useLabelsOr } from '@gifkit/headless';
import { type GifMedia, observeIntersection } from '@gifkit/headless/core';
import { useSsrStyle } from '@gifkit/headless/utils';
import { getGifHeight, type IGif } from '@gifkit/model';
import type { GifProvider, GifReference } from '@gifkit/providers';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Gif } from '../gif/Gif.tsx';
import { font, radius, tileRadius } from '../shared/tokens.ts';
import { useSheetNonce } from '../shared/use-sheet-nonce.ts';
import { useResolved } from './use-resolved.ts';

interface GifMessageProps {
  /** Stored or received reference: the picker's `selection.reference`, or `provider.toReference(gif)`. */
  reference: GifReference;
  /** Provider of the reference's service. While it is undefined, the message only reserves its space. */
  provider: GifProvider | undefined;
  /** Maximum width in px. @default 248 */
  width?: number | undefined;
  /** Media type, see `Gif`. @default 'auto' */
  media?: GifMedia | undefined;
  /** Corner radius in px. Default: `--gifkit-tile-radius`, else `--gifkit-radius`, else 4. */
  borderRadius?: number | undefined;
  className?: string | undefined;
}

/** Distance from the viewport at which a message requests its GIF. */
const NEAR = { rootMargin: '400px 0px' };

/** px; height of a GIF whose reference has no size. */
const UNKNOWN_HEIGHT = 186;

const Message = styled.div`
  display: grid;
  overflow: hidden;
  max-width: 100%;
  border-radius: ${tileRadius};

  && > p {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 8px;
    box-sizing: border-box;
    min-height: 0;
    margin: 0;
    padding: 8px;
    overflow: auto;
    color: inherit;
    background: color-mix(in srgb, currentcolor 10%, transparent);
    font: 13px/1.4 ${font('system-ui, sans-serif')};
    text-align: center;
    overflow-wrap: anywhere;
  }
  button {
    min-height: 24px;
    padding: 4px 12px;
    border: 1px solid currentcolor;
    border-radius: ${radius(8)};
    color: inherit;
    background: none;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
`;

/** Returns true once an element has come near the viewport. */
function useIsNear(box: { readonly current: Element | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (isNear || !element) return;
    return observeIntersection(
      element,
      ({ isIntersecting }) => isIntersecting && setNear(true),
      NEAR,
    );
  }, [box, isNear]);
  return isNear;
}

/** Returns the size of a message in px, without a request. */
function sizeOf({ width, height }: GifReference, widest: number) {
  // Also of a received reference without numbers.
  const isKnown = width > 0 && height > 0;
  if (!isKnown) return { width: widest, height: UNKNOWN_HEIGHT };
  const shown = Math.min(width, widest);
  const images = { original: { width, height } } as IGif['images'];
  return { width: shown, height: getGifHeight({ images }, shown) };
}

interface TextProps {
  text: string;
  /** Undefined unless the request has failed. */
  onRetry: (() => void) | undefined;
}

/** Shown in place of the GIF. */
function Text({ text, onRetry }: TextProps) {
  const { tryAgain } = useLabelsOr(loadingEnglish);
  return (
    <p>
      <span>{text}</span>
      {onRetry && (
        <button type="button" onClick={onRetry}>
          {tryAgain}
        </button>
      )}
    </p>
  );
}

/**
 * GIF of a message that is stored as a reference. Reserves its space at once, and requests the GIF near the
 * viewport, in one batch with other messages. If the service has removed the GIF, a text says so.
 *
 * @example <GifMessage reference={message.gif} provider={provider} />
 */
export function GifMessage({
  reference,
  provider,
  width = 248,
  media = 'auto',
  borderRadius,
  className,
}: GifMessageProps) {
  const { removed } = useLabelsOr(listEnglish);
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  const [resolved, retry] = useResolved(provider, reference, isNear);
  const size = sizeOf(reference, width);
  const style = {
    width: size.width,
    aspectRatio: `${size.width} / ${size.height}`,
    ...(borderRadius !== undefined && { borderRadius }),
  };
  // A received reference may hold anything, and React throws on objects.
  const alt = typeof reference.alt === 'string' ? reference.alt : '';
  const children =
    resolved.status === 'found' ? (
      <Gif
        gif={resolved.gif}
        width={size.width}
        percentWidth="100%"
        borderRadius={0}
        media={media}
        getAlt={() => alt || undefined}
        noLink
        hideAttribution
      />
    ) : (
      <Text
        text={resolved.status === 'missing' ? removed(alt) : alt}
        onRetry={resolved.status === 'failed' ? retry : undefined}
      />
    );
  return <Message ref={box} {...useSsrStyle({ className, style, children }, useSheetNonce())} />;
}
