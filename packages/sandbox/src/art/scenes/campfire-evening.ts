import { easeIn, easeOut, fract, hill, phase, track, wave } from '../easing.ts';
import { cheeks, smile } from '../face.ts';
import { random } from '../random.ts';
import type { Pen, Scene } from '../scene.ts';
import {
  at,
  circle,
  ellipse,
  fillPath,
  line,
  polygon,
  roundRect,
  star,
  strokePath,
} from '../shapes.ts';

const size = 480;
const seconds = 6;
const ink = '#1c1730';
/** Seconds: the star falls; the marshmallow burns; the bear sees it and blows; a new one goes on. */
const beat = {
  star: 1.4,
  starGone: 2.3,
  burn: 2.2,
  notice: 3.3,
  blow: 3.9,
  out: 4.4,
  eat: 5,
  fresh: 5.5,
};

const night = (pen: Pen, s: number): void => {
  pen.fillStyle = '#16234d';
  pen.fillRect(0, 0, size, size);
  circle(pen, 392, 84, 40, '#f7ecc6');
  circle(pen, 374, 74, 36, '#16234d');
  const chance = random(14);
  for (let i = 0; i < 30; i++) {
    const r = 3.4 + chance() * 2.6 + wave(s / seconds, 3, chance()) * 1.6;
    star(pen, chance() * size, chance() * 220, r, r * 0.4, 4, 0, '#fff3c9');
  }
  fillPath(pen, 'M0 300L90 190L150 246L240 160L340 262L400 214L480 290V360H0Z', '#24346b');
  for (let i = 0; i < 10; i++) {
    const x = i * 54 - 6;
    const tall = 80 + ((i * 37) % 50);
    polygon(
      pen,
      [
        [x - 30, 350],
        [x, 350 - tall],
        [x + 30, 350],
      ],
      '#152a45',
    );
  }
  pen.fillStyle = '#1f3b3f';
  pen.fillRect(0, 338, size, size);
  ellipse(pen, 240, 424, 216, 56, '#3a5a45');
  ellipse(pen, 240, 424, 150, 38, '#5c6f46');
};

const shootingStar = (pen: Pen, s: number): void => {
  const way = phase(s, beat.star, beat.starGone);
  if (way <= 0 || way >= 1) return;
  const [x, y] = [60 + way * 330, 36 + way * way * 110];
  for (let i = 9; i > 0; i--)
    circle(pen, x - i * 12, y - i * (2 + way * 5), 7 - i * 0.65, i > 5 ? '#8fa5e8' : '#fff3c9');
  star(pen, x, y, 17, 8, 5, s * 6, '#fffbe6');
};

const tent = (pen: Pen): void => {
  polygon(
    pen,
    [
      [20, 366],
      [112, 214],
      [208, 366],
    ],
    '#e8743b',
  );
  polygon(
    pen,
    [
      [112, 214],
      [208, 366],
      [160, 366],
    ],
    '#c4552a',
  );
  polygon(
    pen,
    [
      [84, 366],
      [112, 262],
      [140, 366],
    ],
    '#ffd27a',
  );
  line(pen, 112, 214, 104, 196, 6, '#8a4b2a');
};

const fire = (pen: Pen, s: number): void => {
  line(pen, 196, 430, 284, 408, 20, '#6b4027');
  line(pen, 196, 408, 284, 430, 20, '#84512f');
  for (const [wide, tall, fill, shift] of [
    [46, 118, '#f5512c', 0],
    [32, 84, '#ff9a2b', 0.2],
    [18, 50, '#ffe06b', 0.45],
  ] as const) {
    const tip = wave(s, 2, shift) * wide * 0.3;
    const lick = tall * (1 + wave(s, 3, shift) * 0.1);
    fillPath(
      pen,
      `M240 420C${240 - wide * 1.5} 420 ${240 - wide} ${420 - lick * 0.5} ${240 - wide * 0.4 + tip * 0.3} ${420 - lick * 0.62}Q${240 + tip * 0.5} ${420 - lick * 0.8} ${240 + tip} ${420 - lick}C${240 + wide * 0.5} ${420 - lick * 0.7} ${240 + wide * 1.5} 420 240 420Z`,
      fill,
    );
  }
  for (let i = 0; i < 6; i++) {
    const life = fract(s / 1.5 + i / 6);
    circle(
      pen,
      214 + i * 11 + wave(life, 1, i / 6) * 14,
      330 - life * 120,
      4.5 * (1 - life),
      '#ffb84d',
    );
  }
};

/** Ears, head and face; `up` 1 looks at the sky. */
const gaze = (pen: Pen, up: number, awe: boolean, shut: boolean): void => {
  for (const side of [-1, 1]) {
    ellipse(pen, side * 18, -4 - up * 9, awe ? 7 : 5.5, shut ? 1.5 : awe ? 9 : 7, ink);
    if (!shut) circle(pen, side * 18 - 2, -8 - up * 10, 2.4, '#ffffff');
  }
};

const bear = (pen: Pen, s: number, up: number): void => {
  const startled = hill(s, beat.notice, beat.blow);
  const blowing = s > beat.blow && s < beat.out;
  const chewing = s > beat.eat && s < beat.fresh + 0.3;
  at(pen, { x: 372, y: 410 - startled * 8 }, () => {
    roundRect(pen, -66, 4, 140, 34, 17, '#6b4027');
    fillPath(pen, 'M-52 20C-60 -60 -30 -88 4 -88C42 -88 62 -50 56 20Z', '#8a5a3a');
    ellipse(pen, -6, -22, 30, 38, '#b98558');
    at(pen, { x: -4, y: -100, turn: up * 0.14 - startled * 0.12 - (blowing ? 0.1 : 0) }, () => {
      for (const side of [-1, 1]) {
        circle(pen, side * 42, -36, 18, '#8a5a3a');
        circle(pen, side * 42, -36, 10, '#d9a679');
      }
      ellipse(pen, 0, 0, 58, 50, '#8a5a3a');
      at(pen, { x: -8 }, () => {
        gaze(pen, up, up > 0.5 || startled > 0.2, blowing || (s > 0.5 && s < 0.6) || chewing);
        ellipse(pen, 0, 20 - up * 5, 25, 18, '#d9a679');
        ellipse(pen, 0, 12 - up * 6, 9, 6, ink);
        if (blowing || up > 0.5 || startled > 0.2) circle(pen, 0, 27 - up * 4, 6, ink);
        else if (chewing) ellipse(pen, 0, 27, 10, 3 + 3 * Math.abs(wave(s, 3)), ink);
        else smile(pen, 0, 20, 18, ink, 4);
      });
    });
  });
};

const bunny = (pen: Pen, s: number, up: number): void => {
  const giggle = s > 4.4 && s < 5.4 ? Math.abs(wave(s, 4)) * 5 : 0;
  at(pen, { x: 106, y: 420 - giggle }, () => {
    roundRect(pen, -58, 0, 120, 30, 15, '#6b4027');
    fillPath(pen, 'M-38 14C-46 -44 -20 -64 4 -64C30 -64 46 -36 40 14Z', '#efe4f2');
    at(pen, { x: 2, y: -76, turn: -up * 0.12 + wave(s / seconds, 3) * 0.03 }, () => {
      for (const side of [-1, 1]) {
        const flop = side > 0 ? 0.16 + wave(s / seconds, 4) * 0.1 : -0.12;
        at(pen, { x: side * 16, y: -26, turn: flop - up * 0.2 }, () => {
          ellipse(pen, 0, -36, 13, 42, '#efe4f2');
          ellipse(pen, 0, -34, 6, 30, '#ffb3c7');
        });
      }
      ellipse(pen, 0, 0, 44, 39, '#efe4f2');
      at(pen, { x: 6 }, () => {
        gaze(pen, up, up > 0.5, giggle > 0 || (s > 3 && s < 3.1));
        cheeks(pen, 0, 12, 58, 8, '#ffb3c7');
        ellipse(pen, 0, 8 - up * 5, 5, 3.5, '#e2708d');
        smile(pen, 0, 11 - up * 4, 14, ink, 3.5);
      });
    });
  });
};

const marshmallow = (pen: Pen, s: number): void => {
  const lift = track(
    s,
    [beat.notice, 0],
    [beat.blow, 1],
    [beat.eat - 0.2, 1],
    [beat.eat, 1.25],
    [beat.fresh, 1.1],
    [beat.fresh + 0.5, 0],
  );
  const tip = { x: 262 + lift * 26, y: 350 - lift * 54 };
  strokePath(pen, `M340 396L${tip.x} ${tip.y}`, 6, '#c79a6b');
  circle(pen, 336, 396, 15, '#8a5a3a');
  const burning = s > beat.burn && s < beat.out - 0.1;
  const charred = phase(s, beat.burn, beat.notice);
  const there =
    1 -
    easeIn(phase(s, beat.eat, beat.eat + 0.15)) +
    easeOut(phase(s, beat.fresh, beat.fresh + 0.2));
  const colour =
    s < beat.burn || s > beat.eat + 0.2 ? '#fff4e6' : charred < 0.5 ? '#d8a066' : '#4b3329';
  at(pen, { ...tip, turn: -0.6, scale: there }, () => {
    if (burning) {
      const flare =
        easeOut(phase(s, beat.burn, beat.burn + 0.5)) *
        (1 - phase(s, beat.blow + 0.1, beat.out - 0.1));
      at(pen, { turn: 0.6 + (s > beat.blow ? -0.9 : 0), scale: flare }, () => {
        fillPath(pen, `M-24 8Q-30 -26 ${wave(s, 4) * 9} -62Q30 -26 24 8Z`, '#ff9a2b');
        fillPath(pen, `M-14 8Q-18 -14 ${wave(s, 4, 0.3) * 6} -38Q18 -14 14 8Z`, '#ffe06b');
      });
    }
    roundRect(pen, -18, -14, 36, 28, 10, colour);
  });
  const smoke = phase(s, beat.out - 0.15, beat.eat);
  for (let i = 0; i < 3 && smoke > 0 && smoke < 1; i++) {
    circle(
      pen,
      tip.x - 8 + wave(smoke, 1, i / 3) * 10,
      tip.y - 24 - smoke * 70 - i * 16,
      9 * hill(smoke, 0, 1),
      '#7d88ad',
    );
  }
};

export const campfireEvening: Scene = {
  slug: 'campfire-evening',
  title: 'Campfire with shooting star',
  kind: 'clip',
  category: 'nature',
  tags: [
    'campfire',
    'camping',
    'shooting star',
    'marshmallow',
    'bear',
    'bunny',
    'night',
    'cozy',
    'friends',
    'summer',
    'wish',
    'outdoors',
    'oops',
    'smores',
  ],
  width: size,
  height: size,
  seconds,
  fps: 20,
  draw(pen, t) {
    const s = t * seconds;
    const up = track(s, [beat.star, 0], [beat.star + 0.3, 1], [3, 1], [beat.notice, 0]);
    night(pen, s);
    shootingStar(pen, s);
    tent(pen);
    bunny(pen, s, up);
    bear(pen, s, up);
    fire(pen, s);
    marshmallow(pen, s);
  },
};
