import type { Entry } from '../catalog/entry.ts';

/** What an account's owner or a moderator has changed about a channel, or all of a new one. */
export interface ChannelDocument {
  id: number;
  display_name: string;
  slug: string;
  description: string;
  parent: number | null;
  /** Place among the channels of the same parent, from 0. */
  position: number;
  content_type: string;
  is_visible: boolean;
  is_private: boolean;
  /** The account whose items are in it from the start; empty for a channel that was made later. */
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

/** A job that carries an update of a channel through. */
export interface JobDocument {
  /** How often it was asked for. */
  asked: number;
}

/** What calls have changed about an item of the catalogue. */
export type GifEdit = Partial<Pick<Entry, 'title' | 'tags' | 'rating' | 'source'>> & {
  /** By a moderator, who may show it again. */
  hidden?: boolean;
  /** For good. */
  takenDown?: boolean;
};

export interface TakedownDocument {
  gif_id: string;
  reason: string;
  note: string;
  send_email: boolean;
}

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
