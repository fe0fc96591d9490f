import { renderToStaticMarkup } from 'react-dom/server';
import { css, keyframes, styled } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { GLOBAL_CSS } from '../ui/global-css.ts';
import { sha256 } from './sha256.ts';
import { createStyleBook, type StyleBook } from './style-book.ts';

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

async function cssOf(book: StyleBook, element: React.ReactElement): Promise<string> {
  const style = await book.styleOf(renderToStaticMarkup(book.collect(element)));
  return style.css.replace(GLOBAL_CSS, '').replace(/\.\w+/g, '.x');
}

describe('createStyleBook', () => {
  it('gives markup the rules that it needs and no others, base before extension', async () => {
    const book = createStyleBook(sha256);
    await cssOf(book, <Extended $turns />);
    expect(await cssOf(book, <Base />)).toBe('.x{color:red;}');
    expect(await cssOf(book, <Extended />)).toBe(
      '.x{color:red;}.x{color:blue;}@media (width < 1px){.x{display:none;}}',
    );
  });

  it('brings the keyframes that the rules name', async () => {
    const book = createStyleBook(sha256);
    expect(await cssOf(book, <Extended $turns />)).toMatch(
      /@keyframes \w+\{from\{rotate:1deg;\}\}$/,
    );
    expect(await cssOf(book, <Extended />)).not.toContain('@keyframes');
  });

  it('gives the same markup the same rules, whatever was rendered before', async () => {
    const page = (
      <>
        <Extended $turns />
        <Extended />
      </>
    );
    const fresh = createStyleBook(sha256);
    const used = createStyleBook(sha256);
    await cssOf(used, <Extended />);
    await cssOf(used, <Base />);
    expect(await cssOf(used, page)).toBe(await cssOf(fresh, page));
  });

  it('takes no text for a class', async () => {
    const book = createStyleBook(sha256);
    await cssOf(book, <Base />);
    const [, name = ''] = / (\w+)"/.exec(renderToStaticMarkup(book.collect(<Base />))) ?? [];
    expect(await cssOf(book, <b>{` class="${name}"`}</b>)).toBe('');
  });

  it('names the hash that a content policy wants', async () => {
    const { css: text, hash } = await createStyleBook(sha256).toStyle('a{}');
    expect({ text, hash }).toEqual({ text: 'a{}', hash: `sha256-${await sha256('a{}')}` });
  });
});
