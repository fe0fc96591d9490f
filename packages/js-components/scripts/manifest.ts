import { attributeOf } from '../src/elements/attributes.ts';
import { SPECS } from '../src/elements/specs.ts';

const classOf = (tag: string): string =>
  `${tag.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase())}Element`;

/** Custom Elements Manifest of the elements, for editors and documentation tools. */
export const manifest = {
  schemaVersion: '1.0.0',
  modules: [
    {
      kind: 'javascript-module',
      path: 'dist/auto.js',
      declarations: Object.entries(SPECS).map(([tagName, { attributes, properties, events }]) => ({
        kind: 'class',
        customElement: true,
        name: classOf(tagName),
        tagName,
        attributes: [
          ...Object.entries(attributes).map(([fieldName, text]) => ({
            name: attributeOf(fieldName),
            fieldName,
            type: { text },
          })),
          {
            name: 'shadow',
            type: { text: 'boolean' },
            description: 'Renders into a shadow root.',
          },
        ],
        members: [...Object.keys(attributes), ...properties.split(' ')].map((name) => ({
          kind: 'field',
          name,
        })),
        events: Object.values(events).map(({ type }) => ({
          name: type,
          type: { text: 'CustomEvent' },
        })),
      })),
      exports: Object.keys(SPECS).map((name) => ({
        kind: 'custom-element-definition',
        name,
        declaration: { name: classOf(name), module: 'dist/auto.js' },
      })),
    },
  ],
};
