import type { Category } from '../art/scene.ts';

/** A part of a category: what has any of the words. */
export interface Subcategory {
  name: string;
  words: readonly string[];
}

const part = (name: string, ...words: string[]): Subcategory => ({
  name,
  words: words.length > 0 ? words : [name],
});

export const categories: Readonly<Record<Category, readonly Subcategory[]>> = {
  reactions: [
    part('yes', 'yes', 'agree', 'approve'),
    part('no', 'no', 'nope', 'disagree'),
    part('laughing', 'laughing', 'lol', 'haha'),
    part('applause', 'applause', 'clapping', 'bravo'),
    part('shocked', 'shocked', 'omg', 'whoa'),
    part('facepalm'),
    part('waiting', 'waiting', 'bored'),
  ],
  animals: [
    part('birds', 'bird', 'owl', 'flamingo', 'penguin'),
    part('cats', 'cat', 'kitten'),
    part('dogs', 'dog', 'puppy'),
    part('fish'),
    part('sloths', 'sloth'),
  ],
  celebrations: [
    part('birthday'),
    part('new year', 'fireworks'),
    part('party'),
    part('cheers', 'cheers', 'toast'),
  ],
  food: [
    part('breakfast', 'breakfast', 'coffee'),
    part('dinner', 'dinner', 'lunch'),
    part('pizza'),
    part('coffee'),
  ],
  nature: [
    part('weather', 'weather', 'rain', 'storm'),
    part('mountains', 'mountains', 'hills'),
    part('ocean', 'ocean', 'sea', 'wave'),
    part('seasons', 'autumn', 'winter', 'summer', 'spring'),
    part('plants', 'flower', 'tree', 'leaves'),
  ],
  space: [part('planets', 'planets', 'earth', 'sun'), part('astronauts', 'astronaut')],
  abstract: [
    part('patterns', 'pattern', 'geometry', 'kaleidoscope'),
    part('retro', 'retro', '70s', '80s'),
    part('illusions', 'illusion', 'hypnotic', 'mesmerizing'),
  ],
  science: [
    part('physics', 'physics', 'pendulum'),
    part('biology', 'biology', 'dna'),
    part('computing', 'algorithm', 'code'),
  ],
  sports: [part('basketball'), part('skateboarding', 'skateboard', 'skate')],
  everyday: [
    part('travel', 'travel', 'commute', 'journey'),
    part('gaming', 'gaming', 'game'),
    part('rainy days', 'rainy'),
    part('weekend'),
  ],
};

export const categoryNames = Object.keys(categories) as Category[];

export const isCategory = (name: string): name is Category => Object.hasOwn(categories, name);

/** A name as it stands in a path. */
export const encodeName = (name: string): string => name.replaceAll(' ', '-');
