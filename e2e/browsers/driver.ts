export type Role = 'button' | 'dialog' | 'region' | 'textbox';

/** A CSS selector, or an element's role and full accessible name. */
export type Target = string | { role: Role; name: string };

export interface Found {
  click(): Promise<void>;
  hover(): Promise<void>;
  evaluate<Args extends unknown[], Result>(
    fn: (element: Element, ...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
}

/** A browser window with the operations that the tests need. Only `goto` waits for the page. */
export interface Driver {
  goto(url: string): Promise<void>;
  /** All matching elements in document order, visible or not. */
  findAll(target: Target): Promise<Found[]>;
  /** Runs a self-contained function in the document; arguments and result are JSON. */
  evaluate<Args extends unknown[], Result>(
    fn: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Presses a key by its name (`KeyboardEvent.key`) on the focused element. */
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Sets the window's outer size in px. */
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export type Key = 'ArrowDown' | 'End' | 'Enter' | 'Escape';

/** A running browser. Windows do not share cookies or storage. */
export interface Engine {
  open(): Promise<Driver>;
  close(): Promise<void>;
}

export interface EngineSettings {
  /** Whether the system prefers reduced motion. */
  reducedMotion: boolean;
}

export type EngineName = 'firefox' | 'webkit';
