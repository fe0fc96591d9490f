type Words = Readonly<{ title: string; text: string }>;

/** What error pages say. */
export interface Messages {
  unknownGif: Words;
  unknownPage: Words;
  brokenPage: Words;
  /** By the status that says the same. */
  trouble: Readonly<Record<502 | 503 | 504, Words>>;
  /** On the link that asks again. */
  tryAgain: string;
}
