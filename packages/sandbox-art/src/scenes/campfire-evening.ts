import { fire, night, tent } from '../cast/camp.ts';
import { bear, bunny } from '../cast/campers.ts';
import { easeIn, easeOut, hill, phase, track, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, fillPath, roundRect, star, strokePath } from '../shapes.ts';

const size = 480;
const seconds = 6;
/** Seconds: the star falls; the marshmallow burns; the bear sees it and blows; a new one is put on. */
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

const shootingStar = (pen: Pen, s: number): void => {
  const way = phase(s, beat.star, beat.starGone);
  if (way <= 0 || way >= 1) return;
  const [x, y] = [60 + way * 330, 36 + way * way * 110];
  for (let i = 9; i > 0; i--)
    circle(pen, x - i * 12, y - i * (2 + way * 5), 7 - i * 0.65, i > 5 ? '#8fa5e8' : '#fff3c9');
  star(pen, x, y, 17, 8, 5, s * 6, '#fffbe6');
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
  const color =
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
    roundRect(pen, -18, -14, 36, 28, 10, color);
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
    const startled = hill(s, beat.notice, beat.blow);
    const chews = s > beat.eat && s < beat.fresh + 0.3;
    night(pen, t);
    shootingStar(pen, s);
    tent(pen);
    bunny(pen, {
      up,
      t,
      giggle: s > beat.out && s < 5.4 ? Math.abs(wave(s, 4)) * 5 : 0,
      shut: s > 3 && s < 3.1,
    });
    bear(pen, {
      up,
      startled,
      blowing: s > beat.blow && s < beat.out,
      chewing: chews ? Math.abs(wave(s, 3)) : undefined,
      shut: s > 0.5 && s < 0.6,
    });
    fire(pen, s);
    marshmallow(pen, s);
  },
};
