/**
 * Measures what it costs a browser to show the same GIFs as GIF, WebP, MP4 and WebM: bare tiles, 200 px wide
 * files, 12, 25 and 50 of them in view at once, for 10 s in view and for 10 s of scrolling. Each in a Chromium of
 * its own.
 *
 *   node apps/bench/src/decoding.ts [tiles …]
 *
 * WebM (VP9) needs ffmpeg (`apt-get install ffmpeg`) and is left out where there is none.
 */
import { availableParallelism, loadavg } from 'node:os';
import { FORMATS, type Format, hasWebmEncoder, makeFilms } from '../tools/decoding/films.ts';
import { type Decoding, measureDecoding } from '../tools/decoding/measure.ts';
import { serveTiles } from '../tools/decoding/server.ts';
import { figure, markdownTable } from '../tools/markdown.ts';

const asked = process.argv.slice(2).map(Number);
const COUNTS = asked.length ? asked : [12, 25, 50];

const FIGURES: Record<keyof Decoding, string> = {
  kilobytes: 'files, KB',
  inView: 'processor in view, % of a core',
  scrolling: 'processor while scrolling, % of a core',
  fpsInView: 'frames of the page a second, in view',
  fpsScrolling: 'frames of the page a second, scrolling',
  shown: 'frames of the films that were shown, %',
  memory: 'memory, MB',
};
const KEYS = Object.keys(FIGURES) as (keyof Decoding)[];

const formats: readonly Format[] = (await hasWebmEncoder())
  ? FORMATS
  : FORMATS.filter((format) => format !== 'webm');
console.error('making the files');
const films = await makeFilms(Math.max(...COUNTS));
const { url, takeBytes, close } = await serveTiles(films);
const [load = 0] = loadavg();

try {
  const empty = await measureDecoding({ url, format: 'gif', count: 0, takeBytes });
  const tables: string[] = [];
  for (const count of COUNTS) {
    const columns: Decoding[] = [];
    for (const format of formats) {
      console.error(`${count} tiles, ${format}`);
      columns.push(await measureDecoding({ url, format, count, takeBytes }));
    }
    const rows = KEYS.map((key) => [
      FIGURES[key],
      ...columns.map((column) => (Number.isNaN(column[key]) ? '' : figure(column[key]))),
    ]);
    const head = [
      '',
      ...formats.map((format) => ({ gif: 'GIF', webp: 'WebP', mp4: 'MP4', webm: 'WebM' })[format]),
    ];
    tables.push(`### ${count} tiles\n\n${markdownTable(head, rows)}`);
  }
  const webm = formats.includes('webm')
    ? 'WebM is VP9, made by ffmpeg out of the large MP4s.'
    : 'There was no ffmpeg to make WebM.';
  console.log(`## Decoding

The same GIFs of the sandbox as bare \`<img>\` and \`<video muted loop autoplay>\`, from files that are 200 px wide, all in
view at once for 10 s, then scrolled out of view and back for 10 s. Processor time is that of all processes of a
Chromium without a graphics card: everything is decoded and drawn by the processor, which is the worst case for films.
An empty page takes ${figure(empty.inView)} % of a core in view and ${figure(empty.scrolling)} % scrolling, which are part of the figures. Memory (PSS) is over
an empty page in the same browser. How many frames of a picture were shown, no browser tells. ${webm}
Load of the machine before: ${figure(load)}, on ${availableParallelism()} cores.

${tables.join('\n\n')}

What \`media\` does because of it: a film takes 0.9 to 1.3 times as much of the processor as a WebP, and an eighth of
its bytes, so the bytes decide; \`auto\` takes it from half the bytes on, for the film needs its still beside it. With
nothing else on two cores 50 films show nearly all of their frames; with both busy 25 do, and of 50 half (an earlier
run): 24 play at the same time, the others wait on their stills. WebM is larger here and takes more of the processor:
MP4, which all browsers play, is all there is to choose.`);
} finally {
  close();
}
