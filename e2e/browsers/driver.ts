/** Roles that the tests look for; the names of ARIA. */
export type Role =
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'log'
  | 'menuitemradio'
  | 'region'
  | 'textbox';

/** A CSS selector, or the role and the whole name by which assistive technology finds an element. */
export type Target = string | { role: Role; name: string };

/** The way from the page to a document in it: a CSS selector for each iframe, the outermost first. */
export type FramePath = readonly string[];

/** An element that was found. */
export interface Found {
  click(): Promise<void>;
  hover(): Promise<void>;
  evaluate<Args extends unknown[], Result>(
    fn: (element: Element, ...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
}

/** One window of a browser, as far as the tests need one. Nothing here waits for the page but `goto`. */
export interface Driver {
  /** Resolves when the page has loaded. */
  goto(url: string): Promise<void>;
  /** Every element that matches, shown or not, in document order; none where a frame is missing. */
  findAll(frames: FramePath, target: Target): Promise<Found[]>;
  /** Runs a function in the document. It has to carry all it needs; arguments and result are JSON. */
  evaluate<Args extends unknown[], Result>(
    frames: FramePath,
    fn: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Presses a key of this name (`KeyboardEvent.key`) where the focus is. */
  press(key: Key): Promise<void>;
  /** Presses the keys of a text where the focus is. */
  type(text: string): Promise<void>;
  /** Makes the window so large, px; what the browser itself shows in it included. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of what the window shows. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export type Key = 'ArrowDown' | 'ArrowRight' | 'End' | 'Enter' | 'Escape' | 'Tab';

/** A running browser. Each window starts without cookies and storage of the others. */
export interface Engine {
  open(): Promise<Driver>;
  close(): Promise<void>;
}

export interface EngineSettings {
  /** Whether the visitor has asked their system for less motion. */
  reducedMotion: boolean;
}

/** The browsers that the tests run in beside Chromium. */
export type EngineName = 'firefox' | 'webkit';
