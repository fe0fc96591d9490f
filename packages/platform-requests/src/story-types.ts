/** Some GIFs under a title. Of its fields the id alone is certain (spec.md section 3). */
export interface Story {
  story_id: string;
  title?: string;
  /** Its name in URLs. */
  slug?: string;
  username?: string;
  /** Since when, or from when on, everybody sees it; null as long as it is not published. */
  publish_datetime?: string | null;
  /** Ids of the GIFs, or the GIFs. */
  gifs?: unknown[];
  [field: string]: unknown;
}

/** A story as it is sent: one without `story_id` is a new one. */
export type StoryDraft = Omit<Partial<Story>, 'story_id'> & { story_id?: string | undefined };

export interface StoryPage {
  data: Story[];
  /** What asks for the page after this one; null on the last. */
  next_cursor: string | null;
}

/** When a story is among those that trend (spec.md section 3). */
export interface TrendingStory {
  story_id: string;
  publish_datetime: string;
}
