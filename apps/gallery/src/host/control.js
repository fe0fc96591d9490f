import { createEmbed } from '@gifkit/embed-sdk';

const embed = createEmbed(element, {
  id: 'GIF_ID',
  origin: 'EMBED_ORIGIN',
  view: 'player',
  width: '100%',
  ratio: 4 / 3,
});
embed.on('pause', () => console.log('paused'));
await embed.pause();
