import { easeIn, easeOut, easeOutBack, fract, lerp, phase, TAU, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, fillPath, star, strokePath } from '../shapes.ts';

const width = 480;
const height = 320;
const ink = '#221833';
const hitAt = 0.36;
const meeting = { x: 240, y: 128 };

const rays = (pen: Pen, impact: number): void => {
  pen.fillStyle = '#ffd84d';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#ffbf2e';
  for (let i = 0; i < 18; i++) {
    const angle = (i / 18) * TAU;
    pen.beginPath();
    pen.moveTo(meeting.x, meeting.y);
    pen.arc(meeting.x, meeting.y, 420, angle, angle + TAU / 36 + impact * 0.05);
    pen.fill();
  }
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 27; column++) {
      circle(pen, column * 18 + (row % 2) * 9, height - row * 13, 6.5 - row * 0.8, '#ff8f3f');
    }
  }
};

const burst = (pen: Pen, size: number, fade: number): void => {
  if (size <= 0 || fade <= 0) return;
  star(pen, meeting.x, meeting.y, 176 * size * fade, 108 * size * fade, 14, 0.1, ink);
  star(pen, meeting.x, meeting.y, 164 * size * fade, 100 * size * fade, 14, 0.1, '#ff4d5e');
  star(pen, meeting.x, meeting.y, 124 * size * fade, 76 * size * fade, 12, 0.3, '#fff6dd');
};

const tube = (pen: Pen, d: string, thick: number, fill: string): void => {
  strokePath(pen, d, thick, ink);
  strokePath(pen, d, thick - 10, fill);
};

/** A forearm that ends in an open hand; the palm's middle is at 0, 0. */
const arm = (pen: Pen, skin: string, sleeve: string, splay: number): void => {
  tube(pen, 'M0 90 L0 280', 92, sleeve);
  tube(pen, 'M0 40 L0 84', 66, skin);
  tube(pen, 'M-40 92 L40 92', 34, '#fff');
  tube(pen, `M26 26 Q56 12 ${64 + splay * 10} -18`, 34, skin);
  for (const [i, length] of [66, 84, 82, 64].entries()) {
    tube(pen, `M${-33 + i * 22} 0 L${-36 + i * 24 + (i - 1.5) * splay * 12} ${-length}`, 33, skin);
  }
  fillPath(pen, 'M-44 0 L44 0 Q48 60 26 62 L-26 62 Q-48 60 -44 0Z', skin);
  strokePath(pen, 'M-49 -4 Q-52 44 -32 58 M49 30 Q46 50 32 58', 6, ink);
};

export const highFive: Scene = {
  slug: 'high-five',
  title: 'High five',
  kind: 'gif',
  category: 'reactions',
  tags: [
    'high five',
    'yes',
    'nice',
    'team',
    'teamwork',
    'great job',
    'congrats',
    'we did it',
    'friends',
    'awesome',
    'well done',
    'deal',
  ],
  width,
  height,
  seconds: 1.4,
  fps: 20,
  draw(pen, time) {
    const t = fract(time + 0.44);
    const windUp = easeOut(phase(t, 0, 0.2)) * (1 - phase(t, 0.22, hitAt));
    const reach = easeIn(phase(t, 0.2, hitAt)) - easeOut(phase(t, 0.66, 1));
    const hit = phase(t, hitAt, hitAt + 0.14);
    const ringing = t < hitAt ? 0 : Math.sin(hit * 4 * Math.PI) * (1 - hit);
    const shown = t < hitAt ? 0 : easeOutBack(hit);
    rays(pen, shown * (1 - phase(t, 0.6, 0.8)));
    burst(pen, shown, 1 - easeIn(phase(t, 0.58, 0.74)));
    for (const side of [1, -1]) {
      const away = lerp(132, side > 0 ? 20 : 26, reach) + windUp * 18 + ringing * 8;
      const turn = lerp(0.16, -0.22, reach) + windUp * 0.2;
      pen.save();
      pen.translate(
        meeting.x + side * away,
        meeting.y + lerp(60, side > 0 ? -4 : 6, reach) + windUp * 12,
      );
      pen.scale(side, 1);
      pen.rotate(turn + wave(t) * 0.02);
      arm(pen, side > 0 ? '#8d5a3b' : '#ffc9a3', side > 0 ? '#2f6df0' : '#e83f8c', 1 - reach * 0.5);
      pen.restore();
    }
    const spread = phase(t, hitAt, 0.7);
    if (spread > 0 && spread < 1) {
      for (let i = 0; i < 8; i++) {
        const angle = (i / 8) * TAU + 0.4;
        at(
          pen,
          {
            x: meeting.x + Math.cos(angle) * (90 + easeOut(spread) * 130),
            y: meeting.y + Math.sin(angle) * (60 + easeOut(spread) * 110),
            turn: spread * 3,
          },
          () => {
            star(pen, 0, 0, 22 * (1 - spread), 9 * (1 - spread), 5, 0, i % 2 ? '#fff' : '#2f6df0');
          },
        );
      }
    }
  },
};
