/* global GifkitFetch, GifkitEmbed */

// Uses the services of `npm start`. For the public service, remove `baseUrl` and set your key.
const client = new GifkitFetch.GiphyFetch(
  'your api key',
  {},
  { baseUrl: 'http://localhost:4002/v1' },
);
const EMBED_SERVER = 'http://localhost:4001';

const form = document.querySelector('form');
const status = document.querySelector('[role=status]');
const results = document.querySelector('#results');
const player = document.querySelector('#player');
const motion = document.querySelector('#motion');
let isPaused = matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Plays or pauses all GIFs and updates the button's label. */
function showMotion() {
  motion.textContent = isPaused ? 'Play all' : 'Pause all';
  for (const image of results.querySelectorAll('img')) {
    image.src = isPaused ? image.dataset.still : image.dataset.gif;
  }
}

/** @param {{ id: string, title: string, images: object }} gif */
function tileOf(gif) {
  const { url, webp, width, height } = gif.images.fixed_width;
  const image = Object.assign(new Image(width, height), { alt: gif.title });
  image.dataset.gif = webp || url;
  image.dataset.still = gif.images.fixed_width_still.url;
  const button = document.createElement('button');
  button.append(image);
  button.addEventListener('click', () => {
    GifkitEmbed.createEmbed(player, {
      id: gif.id,
      origin: EMBED_SERVER,
      title: gif.title,
      ratio: width / height,
    });
    player.scrollIntoView({ block: 'nearest' });
  });
  const item = document.createElement('li');
  item.append(button);
  return item;
}

showMotion();
motion.addEventListener('click', () => {
  isPaused = !isPaused;
  showMotion();
});
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const term = new FormData(form).get('term');
  try {
    const { data } = await client.search(term, { limit: 24 });
    results.replaceChildren(...data.map(tileOf));
    showMotion();
    status.textContent = data.length ? `GIFs of ${term}` : `No GIFs of ${term} found.`;
  } catch (error) {
    status.textContent = `The search failed: ${error.message}`;
  }
});
