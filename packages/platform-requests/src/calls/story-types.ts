/** GIFs under a title. Only the id is certain. */
export interface Story {
  story_id: string;
  title?: string | undefined;
  /** The story's name in URLs. */
  slug?: string | undefined;
  username?: string | undefined;
  /** When it is published; null when it is a draft. */
  publish_datetime?: string | null | undefined;
  /** The GIFs, or their ids. */
  gifs?: unknown[] | undefined;
  [field: string]: unknown;
}

/** The fields of a story that a call may set; without `story_id` it is a new story. */
export type StoryDraft = Omit<Partial<Story>, 'story_id'> & { story_id?: string | undefined };

export interface StoryPage {
  data: Story[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}

/** A trending story, and when it starts to trend. */
export interface TrendingStory {
  story_id: string;
  publish_datetime: string;
}
