import { renderToStaticMarkup } from 'react-dom/server';
import { css, keyframes, styled } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { GLOBAL_CSS } from '../ui/global-css.ts';
import { sha256 } from './sha256.ts';
import { createStyleCache, type StyleCache } from './style-cache.ts';

const turn = keyframes`
  from {
    rotate: 1deg;
  }
`;
const Base = styled.p`
  color: red;
`;
const Extended = styled(Base)<{ $turns?: boolean }>`
  color: blue;
  ${({ $turns }) =>
    $turns &&
    css`
      animation: ${turn} 1s;
    `}

  @media (width < 1px) {
    display: none;
  }
`;

async function cssOf(styleCache: StyleCache, element: React.ReactElement): Promise<string> {
  const style = await styleCache.styleOf(renderToStaticMarkup(styleCache.collect(element)));
  return style.css.replace(GLOBAL_CSS, '').replace(/\.\w+/g, '.x');
}

describe('createStyleCache', () => {
  it('gives markup the rules that it needs and no others, base before extension', async () => {
    const styleCache = createStyleCache(sha256);
    await cssOf(styleCache, <Extended $turns />);
    expect(await cssOf(styleCache, <Base />)).toBe('.x{color:red;}');
    expect(await cssOf(styleCache, <Extended />)).toBe(
      '.x{color:red;}.x{color:blue;}@media (width < 1px){.x{display:none;}}',
    );
  });

  it('brings the keyframes that the rules name', async () => {
    const styleCache = createStyleCache(sha256);
    expect(await cssOf(styleCache, <Extended $turns />)).toMatch(
      /@keyframes \w+\{from\{rotate:1deg;\}\}$/,
    );
    expect(await cssOf(styleCache, <Extended />)).not.toContain('@keyframes');
  });

  it('gives the same markup the same rules, whatever was rendered before', async () => {
    const page = (
      <>
        <Extended $turns />
        <Extended />
      </>
    );
    const fresh = createStyleCache(sha256);
    const used = createStyleCache(sha256);
    await cssOf(used, <Extended />);
    await cssOf(used, <Base />);
    expect(await cssOf(used, page)).toBe(await cssOf(fresh, page));
  });

  it('takes no text for a class', async () => {
    const styleCache = createStyleCache(sha256);
    await cssOf(styleCache, <Base />);
    const [, name = ''] = / (\w+)"/.exec(renderToStaticMarkup(styleCache.collect(<Base />))) ?? [];
    expect(await cssOf(styleCache, <b>{` class="${name}"`}</b>)).toBe('');
  });

  it('names the hash that a content policy wants', async () => {
    const { css: text, hash } = await createStyleCache(sha256).toStyle('a{}');
    expect({ text, hash }).toEqual({ text: 'a{}', hash: `sha256-${await sha256('a{}')}` });
  });
});
