import type { Category } from './scenes.ts';

/** Subset of a category: all items that match one of the words. */
interface Subcategory {
  name: string;
  words: readonly string[];
}

const subcategory = (name: string, ...words: string[]): Subcategory => ({
  name,
  words: words.length > 0 ? words : [name],
});

export const categories: Readonly<Record<Category, readonly Subcategory[]>> = {
  reactions: [
    subcategory('yes', 'yes', 'agree', 'approve'),
    subcategory('no', 'no', 'nope', 'disagree'),
    subcategory('laughing', 'laughing', 'lol', 'haha'),
    subcategory('applause', 'applause', 'clapping', 'bravo'),
    subcategory('shocked', 'shocked', 'omg', 'whoa'),
    subcategory('facepalm'),
    subcategory('waiting', 'waiting', 'bored'),
  ],
  animals: [
    subcategory('birds', 'bird', 'owl', 'flamingo', 'penguin'),
    subcategory('cats', 'cat', 'kitten'),
    subcategory('dogs', 'dog', 'puppy'),
    subcategory('fish'),
    subcategory('sloths', 'sloth'),
  ],
  celebrations: [
    subcategory('birthday'),
    subcategory('new year', 'fireworks'),
    subcategory('party'),
    subcategory('cheers', 'cheers', 'toast'),
  ],
  food: [
    subcategory('breakfast', 'breakfast', 'coffee'),
    subcategory('dinner', 'dinner', 'lunch'),
    subcategory('pizza'),
    subcategory('coffee'),
  ],
  nature: [
    subcategory('weather', 'weather', 'rain', 'storm'),
    subcategory('mountains', 'mountains', 'hills'),
    subcategory('ocean', 'ocean', 'sea', 'wave'),
    subcategory('seasons', 'autumn', 'winter', 'summer', 'spring'),
    subcategory('plants', 'flower', 'tree', 'leaves'),
  ],
  space: [
    subcategory('planets', 'planets', 'earth', 'sun'),
    subcategory('astronauts', 'astronaut'),
  ],
  abstract: [
    subcategory('patterns', 'pattern', 'geometry', 'kaleidoscope'),
    subcategory('retro', 'retro', '70s', '80s'),
    subcategory('illusions', 'illusion', 'hypnotic', 'mesmerizing'),
  ],
  science: [
    subcategory('physics', 'physics', 'pendulum'),
    subcategory('biology', 'biology', 'dna'),
    subcategory('computing', 'algorithm', 'code'),
  ],
  sports: [subcategory('basketball'), subcategory('skateboarding', 'skateboard', 'skate')],
  everyday: [
    subcategory('travel', 'travel', 'commute', 'journey'),
    subcategory('gaming', 'gaming', 'game'),
    subcategory('rainy days', 'rainy'),
    subcategory('weekend'),
  ],
};

export const categoryNames = Object.keys(categories) as Category[];

export const encodeName = (name: string): string => name.replaceAll(' ', '-');
