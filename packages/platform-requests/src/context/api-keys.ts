/** The keys of the public API, one for each area of the platform. */
export interface ApiKeys {
  web?: string | undefined;
  /** Used in place of `web` on mobile. @default `web` */
  mobile?: string | undefined;
  /** Stories and TV. */
  stories?: string | undefined;
  tagger?: string | undefined;
  /** The 404 page. */
  notFoundPage?: string | undefined;
}

/** An area of the platform with an API key of its own; `web` has another one on mobile. */
export type ApiArea = Exclude<keyof ApiKeys, 'mobile'>;
