/** What every message of a failed request starts with. */
export const ERROR_PREFIX = '@gifkit/platform-requests: ';

/** How long, in ms, a call may take when neither it nor the platform says otherwise. */
export const REQUEST_TIMEOUT = 30_000;

/** The most bytes, after decompression, that a response may have when nothing else is said. */
export const MAX_RESPONSE_BYTES = 5_000_000;

/** The most bytes that a trimmed video may have when the call does not say otherwise. */
export const TRIM_MAX_RESPONSE_BYTES = 100_000_000;

/** How long, in ms, trimming a video may take when the call does not say otherwise. */
export const TRIM_TIMEOUT = 120_000;

/** Redirects that are followed by hand before the call fails; browsers have the same limit. */
export const MAX_REDIRECTS = 20;

/** The cookie that holds the CSRF token. */
export const CSRF_COOKIE = 'csrftoken';

/** How many times, at most, a channel's job is asked for its status. */
export const CHANNEL_JOB_TRIES = 8;

/** Time, in ms, between two of these tries. */
export const CHANNEL_JOB_INTERVAL = 500;

/** GIFs in a page of a channel's feed. */
export const CHANNEL_FEED_LIMIT = 25;

/** Stories in a page of partner artists' stories. */
export const PARTNER_ARTIST_STORIES_LIMIT = 50;

/** GIFs in a page of the trending schedule. */
export const SCHEDULE_LIMIT = 25;

/** How long, in ms, a list of stories is cached. */
export const STORY_LIST_MAX_AGE = 60_000;

/** How many lists of stories a platform caches. */
export const STORY_LIST_MAX_ENTRIES = 100;
