/** A GIF as the service sends it: numbers as strings, flags as 0 and 1, tags as strings and objects. */
export const rawGif = {
  type: 'gif',
  id: 'l0IylOPC',
  slug: 'otter-wave-l0IylOPC',
  url: 'https://gif.example/gifs/otter-wave-l0IylOPC',
  bitly_url: 'https://gif.example/2r8kLhO',
  title: 'Otter Wave GIF',
  rating: 'g',
  tags: [{ text: 'otter' }, 'wave'],
  is_sticker: 0,
  is_hidden: 0,
  is_indexable: 1,
  images: {
    original: {
      width: '480',
      height: '304',
      size: '4425475',
      url: 'https://gif.example/media/l0IylOPC/giphy.gif',
      webp: 'https://gif.example/media/l0IylOPC/giphy.webp',
      mp4: 'https://gif.example/media/l0IylOPC/giphy.mp4',
    },
    looping: { mp4: 'https://gif.example/media/l0IylOPC/giphy-loop.mp4' },
  },
  user: {
    username: 'mona',
    display_name: 'Mona',
    avatar_url: 'https://gif.example/avatars/mona/picture.jpg',
    is_verified: 1,
    is_public: 1,
  },
  analytics_response_payload: 'e=Z2lm',
  analytics: { onload: { url: 'https://gif.example/pingback' } },
};
