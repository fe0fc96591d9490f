/** Writes dist/custom-elements.json: the Custom Elements Manifest, for editors and documentation tools. */
import { writeFileSync } from 'node:fs';
import { attributesOf, eventOf, SPECS, wordsOf } from '../src/elements/specs.ts';

const classOf = (tag: string): string =>
  `${tag.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase())}Element`;

const shadow = {
  name: 'shadow',
  type: { text: 'boolean' },
  description: 'Renders into a shadow root.',
};

const declarations = Object.entries(SPECS).map(([tagName, spec]) => {
  const attributes = [...attributesOf(spec)].map(([name, { prop, type }]) => ({
    name,
    fieldName: prop,
    type: { text: type },
  }));
  const fields = [...attributes.map(({ fieldName }) => fieldName), ...wordsOf(spec.properties)];
  return {
    kind: 'class',
    customElement: true,
    name: classOf(tagName),
    tagName,
    attributes: [...attributes, shadow],
    members: fields.map((name) => ({ kind: 'field', name })),
    events: Object.keys(spec.events).map((handler) => ({
      name: eventOf(handler),
      type: { text: 'CustomEvent' },
    })),
  };
});

const module = {
  kind: 'javascript-module',
  path: 'dist/auto.js',
  declarations,
  exports: declarations.map(({ name, tagName }) => ({
    kind: 'custom-element-definition',
    name: tagName,
    declaration: { name, module: 'dist/auto.js' },
  })),
};

const file = new URL('../dist/custom-elements.json', import.meta.url);
writeFileSync(file, `${JSON.stringify({ schemaVersion: '1.0.0', modules: [module] })}\n`);
