import { describe, expect, it } from 'vitest';
import { planRelease } from './plan-release.ts';

const state = {
  here: 'owner/gifs',
  repository: { url: 'git+https://github.com/owner/gifs.git' },
  packages: [
    { name: '@gifkit/model', version: '0.2.0' },
    { name: '@gifkit/sandbox', version: '0.1.0' },
    { name: '@gifkit/new', version: '0.0.0' },
  ],
  changesets: 0,
  tags: ['@gifkit/model@0.1.0', '@gifkit/sandbox@0.1.0'],
};

describe('what a commit asks for', () => {
  it('is versions in a pull request while changesets wait', () => {
    expect(planRelease({ ...state, changesets: 2 })).toMatchObject({ mode: 'version', tags: [] });
  });

  it('is a release of the versions without a tag, but of no package that has none yet', () => {
    expect(planRelease(state)).toMatchObject({ mode: 'publish', tags: ['@gifkit/model@0.2.0'] });
  });

  it('is nothing when each version has its tag', () => {
    const tags = [...state.tags, '@gifkit/model@0.2.0'];
    expect(planRelease({ ...state, tags }).mode).toBe('none');
  });

  it.each([
    ['a fork', { here: 'someone/gifs' }],
    ['a clone on a machine', { here: undefined }],
    ['a repository whose address nobody has set', { repository: undefined }],
  ])('is nothing in %s', (_, change) => {
    expect(planRelease({ ...state, ...change, changesets: 1 })).toMatchObject({
      mode: 'none',
      tags: [],
    });
  });

  it.each([
    'https://github.com/Owner/Gifs',
    'git@github.com:owner/gifs.git',
    'git+ssh://git@github.com/owner/gifs.git',
  ])('knows its repository by %s', (url) => {
    expect(planRelease({ ...state, repository: { url } }).mode).toBe('publish');
  });
});
