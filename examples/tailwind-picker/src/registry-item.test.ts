import { readFileSync } from 'node:fs';
import { registryItemSchema } from 'shadcn/schema';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const component = read('registry/gif-picker.tsx');
const item = registryItemSchema.parse(JSON.parse(read('gif-picker.json')));

describe('the registry item of the picker', () => {
  it('contains the current component; `build:item` updates it', () => {
    expect(item.files?.map(({ path, content }) => [path, content])).toEqual([
      ['registry/gif-picker.tsx', component],
    ]);
  });

  it('installs the component’s imports', () => {
    // Package names without subpaths, such as `@gifkit/headless`. Apps with shadcn already have React.
    const packages = [...component.matchAll(/from '(?!react')((?:@[^/']+\/)?[^/']+)/g)];
    expect(packages.length).toBeGreaterThan(0);
    expect(item.dependencies).toEqual(expect.arrayContaining(packages.map(([, name]) => name)));
  });

  it('is short enough to read in one sitting', () => {
    expect(component.split('\n').length).toBeLessThan(150);
  });
});
