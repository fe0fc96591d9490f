// @vitest-environment jsdom
import type { GifReference } from '@gifkit/providers';
import { Editor } from '@tiptap/core';
import { afterEach, expect, it } from 'vitest';
import { extensions } from './gif-node.tsx';
import { insertGif } from './insert-gif.ts';

const reference: GifReference = {
  provider: 'giphy',
  id: 'a',
  type: 'gifs',
  width: 480,
  height: 270,
  alt: 'A “cat” & <b>dog</b>',
};
const gif = { type: 'gif', attrs: { reference } };
const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

const editors: Editor[] = [];
// Editors finish their start asynchronously, when the test's page may be gone.
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
});

function textOf(content: object | string): Editor {
  const editor = new Editor({ extensions, content });
  editors.push(editor);
  return editor;
}

it('survives the round trip through HTML with its alt text', () => {
  const editor = textOf({ type: 'doc', content: [gif, line('below')] });
  const html = editor.getHTML();
  expect(html).toContain('>A “cat” &amp; &lt;b&gt;dog&lt;/b&gt;</figure>');
  expect(textOf(html).getJSON()).toEqual(editor.getJSON());
});

it.each(['', '{"id":', '{"id":"a"}', '[]'])('is not created from the HTML value %j', (said) => {
  const editor = textOf(`<figure data-gif='${said}'>Words</figure>`);
  expect(editor.getJSON().content).toEqual([line('Words')]);
});

it.each([
  ['a line', [line('one two')], 5, ['one ', gif, 'Xtwo']],
  ['a slash command', [line('/gif cat')], 9, [gif, 'X']],
  ['an empty line between GIFs', [gif, { type: 'paragraph' }, gif], 2, [gif, gif, 'X', gif, '']],
])('replaces %s, with the caret below', (_, content, caret, expected) => {
  const editor = textOf({ type: 'doc', content });
  editor.commands.setTextSelection(caret);
  insertGif(editor, reference);
  editor.commands.insertContent('X');
  expect(editor.getJSON().content).toEqual(
    expected.map((part) => {
      if (typeof part !== 'string') return part;
      return part ? line(part) : { type: 'paragraph' };
    }),
  );
});
