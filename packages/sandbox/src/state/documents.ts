import type { Entry } from '../catalog/entry.ts';

export interface CtaDocument {
  link: string;
  text: string;
}

export interface ChannelDocument {
  id: number;
  display_name: string;
  slug: string;
  description: string;
  parent: number | null;
  /** Position among the children of its parent, from 0. */
  position: number;
  content_type: string;
  is_visible: boolean;
  is_private: boolean;
  /** Account whose GIFs are in the channel; empty for a channel created by a request. */
  username: string;
}

export interface ChannelGifDocument {
  channel: number;
  gif: string;
}

export interface ChannelTagDocument {
  id: number;
  channel: number;
  tag: string;
  rank?: number;
}

export interface JobDocument {
  /** Number of status requests so far. */
  polls: number;
}

export type GifEdit = Partial<Pick<Entry, 'title' | 'tags' | 'rating' | 'source'>> & {
  /** Set by a moderator, reversible. */
  hidden?: boolean;
  /** Irreversible. */
  takenDown?: boolean;
};

export interface AccountDocument {
  username: string;
  email: string;
  confirmed: boolean;
}

export interface StoryDocument {
  story_id: string;
  title: string;
  slug: string;
  username: string;
  publish_datetime: string | null;
  gifs: string[];
  [field: string]: unknown;
}

export interface TrendingStoryDocument {
  story_id: string;
  publish_datetime: string;
}

export interface ScheduleDocument {
  id: number;
  /** Seconds since 1970. */
  timestamp: number;
  gif: { id: string; is_sticker: boolean; type: string };
}

export interface ActivityDocument {
  id: number;
  action: 'schedule' | 'delete';
  gif_id: string;
  /** Seconds since 1970. */
  timestamp: number;
}

export interface ShareDocument {
  id: string;
  kind: Entry['kind'];
  customer: string;
  q: string;
}
