import { REDUCED_MOTION } from '@gifkit/react-components/internal';
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { keyframes, styled } from 'styled-components';
import { TRANSITION } from '../constants.ts';
import { useEmbedLabels } from '../labels/embed-labels-context.ts';
import { handFocus } from './player-focus.ts';
import { SheetButton, SheetIcon } from './SheetButton.tsx';

const fade = keyframes`
  from {
    opacity: 0;
  }
`;
const slide = keyframes`
  from {
    opacity: 0;
    transform: translateY(24px);
  }
`;

/** px; height of what says that there is more. */
const BELOW = 28;
/** px at the lower edge of what fills its frame. Where only these are not in view, nothing is. */
const LOW_PADDING = 12;

const Dialog = styled.dialog<{ $isTall: boolean }>`
  width: min(100%, 520px);
  max-width: none;
  height: ${({ $isTall }) => ($isTall ? '100%' : 'fit-content')};
  max-height: 100%;
  margin: auto;
  padding: 0 16px;
  overflow: auto;
  scroll-padding: 56px 0 ${BELOW}px;
  scrollbar-width: thin;
  scrollbar-color: #8a8a99 transparent;
  border: 0;
  border-radius: 14px;
  background: #18181e;
  color: #fff;
  color-scheme: dark;
  animation: ${slide} ${TRANSITION}s;
  transition:
    opacity ${TRANSITION}s,
    transform ${TRANSITION}s;

  &::backdrop {
    background: rgb(8 8 11 / 78%);
    animation: ${fade} ${TRANSITION}s;
    transition: opacity ${TRANSITION}s;

    @media (prefers-reduced-motion: reduce) {
      animation: none;
      transition: none;
    }
  }
  &[data-closing] {
    opacity: 0;
    transform: translateY(24px);
  }
  &[data-closing]::backdrop {
    opacity: 0;
  }

  @media (width < 540px), (height < 320px) {
    width: 100%;
    height: 100%;
    padding: 0 12px;
    border-radius: 0;
  }
`;

/** What scrolls goes under it. */
const Heading = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  margin: 0 -16px;
  padding: 12px 16px;
  background: inherit;
  display: flex;
  align-items: center;
  justify-content: space-between;

  h2 {
    margin: 0;
    font-size: 16px;
  }
  @media (width < 540px), (height < 320px) {
    margin: 0 -12px;
    padding: 8px 12px;
  }
  @media (height < 320px) {
    padding: 4px 12px;
  }
`;

/** Fills what the heading leaves, with its content in the middle. */
const Body = styled.div`
  display: grid;
  align-content: safe center;
  gap: 14px;
  min-height: calc(100% - 64px);
  padding-bottom: 18px;

  @media (width < 540px), (height < 320px) {
    min-height: calc(100% - 56px);
    padding-bottom: ${LOW_PADDING}px;
  }
  @media (height < 320px) {
    gap: 8px;
    min-height: calc(100% - 48px);
  }
`;

/** Over the lower edge, while there is more under it: on touch screens no scrollbar says so. */
const Below = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  height: ${BELOW}px;
  margin-top: -${BELOW}px;
  background: linear-gradient(transparent, #18181e 75%);
  color: #fff;
  font-size: 16px;
  line-height: 40px;
  text-align: center;
  pointer-events: none;

  &::after {
    content: '▾';
  }
`;

interface SheetProps {
  title: string;
  /** It is as high as its frame, whatever is in it. @default false */
  isTall?: boolean;
  /** It has gone; the focus goes back to what opened it. */
  onClose: () => void;
  children: ReactNode;
}

const isMotionReduced = (): boolean => window.matchMedia(REDUCED_MOTION).matches;

/**
 * Lies over the frame. A modal `<dialog>`: the browser keeps the focus inside, closes it with Escape, and gives
 * the focus back to what opened it.
 */
export function Sheet({ title, isTall = false, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const labels = useEmbedLabels();
  const [isClosing, setClosing] = useState(false);
  const [hasBelow, setBelow] = useState(false);
  const end = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (!element) return;
    element.showModal();
    return () => {
      element.close();
      // The browser gives the focus back, but not to what was hidden meanwhile.
      handFocus(element, opener);
    };
  }, []);

  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      (entries) => setBelow(!entries.at(-1)?.isIntersecting),
      { root: dialog.current, rootMargin: `0px 0px ${LOW_PADDING}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(onClose, isMotionReduced() ? 0 : TRANSITION * 1000);
    return () => clearTimeout(timer);
  }, [isClosing, onClose]);

  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    setClosing(true);
  };
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) setClosing(true);
  };

  return (
    <Dialog
      ref={dialog}
      $isTall={isTall}
      aria-labelledby={heading}
      data-closing={isClosing || undefined}
      onCancel={onCancel}
      onClick={onClick}
    >
      <Heading>
        <h2 id={heading}>{title}</h2>
        <SheetButton type="button" aria-label={labels.close} onClick={() => setClosing(true)}>
          <SheetIcon path={CLOSE} />
        </SheetButton>
      </Heading>
      <Body>{children}</Body>
      <div ref={end} />
      {hasBelow && <Below aria-hidden="true" />}
    </Dialog>
  );
}

const CLOSE = 'm5 3 7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z';
