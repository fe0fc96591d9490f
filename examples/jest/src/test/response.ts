/** GIFs in the service's format, with the minimum for a tile. */
export const gifs = ['cat', 'dog', 'party'].map((word) => ({
  type: 'gif',
  id: `id-of-${word}`,
  title: `A ${word}`,
  url: `https://giphy.com/gifs/id-of-${word}`,
  analytics_response_payload: `payload-of-${word}`,
  images: {
    original: { url: `https://media.test/${word}.gif`, width: '480', height: '360' },
    fixed_width: { url: `https://media.test/${word}-200.gif`, width: '200', height: '150' },
  },
}));

/** A minimal response for the client. */
export const response = (data: readonly object[] = gifs) => ({
  ok: true,
  status: 200,
  json: async () => ({
    data,
    pagination: { count: data.length, offset: 0, total_count: data.length },
    meta: { status: 200, msg: 'OK', response_id: 'a' },
  }),
});
