import { expect, it } from 'vitest';
import { manifest } from '../../scripts/manifest.ts';
import { defineElements } from '../define.ts';
import { SPECS } from './specs.ts';

it('names every element with its attributes and events', () => {
  defineElements();
  const [{ declarations } = { declarations: [] }] = manifest.modules;
  expect(declarations.map(({ tagName }) => tagName)).toEqual(Object.keys(SPECS));
  for (const { tagName, attributes, events } of declarations) {
    const { observedAttributes } = customElements.get(tagName) as unknown as {
      observedAttributes: string[];
    };
    const spec = SPECS[tagName as keyof typeof SPECS];
    expect(attributes.map(({ name }) => name)).toEqual([...observedAttributes, 'shadow']);
    expect(events.map(({ name }) => name)).toEqual(
      Object.values(spec.events).map(({ type }) => type),
    );
  }
});
