// @vitest-environment jsdom
import type { GifReference } from '@gifkit/providers';
import { $generateHtmlFromNodes, $generateNodesFromDOM } from '@lexical/html';
import { $getRoot, $insertNodes, createEditor, type LexicalEditor } from 'lexical';
import { expect, it } from 'vitest';
import { $createGifNode, GifNode } from './gif-node.tsx';

const reference: GifReference = {
  provider: 'giphy',
  id: 'a',
  type: 'gifs',
  width: 480,
  height: 270,
  alt: 'A “cat” & <b>dog</b>',
};

/** An editor with a text created by an update. */
function textOf(make: (editor: LexicalEditor) => void): LexicalEditor {
  const editor = createEditor({ nodes: [GifNode], onError: (error) => expect.fail(String(error)) });
  editor.update(() => make(editor), { discrete: true });
  return editor;
}

const fromHtml = (html: string) =>
  textOf((editor) => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    $getRoot().select();
    $insertNodes($generateNodesFromDOM(editor, page));
  });

it('survives the round trip through JSON and HTML with its alt text', () => {
  const editor = textOf(() => void $getRoot().append($createGifNode(reference)));
  const json = editor.getEditorState().toJSON();
  expect(json.root.children).toMatchObject([{ type: 'gif', reference }]);
  expect(editor.parseEditorState(JSON.stringify(json)).toJSON()).toEqual(json);
  const html = editor.read(() => $generateHtmlFromNodes(editor));
  expect(html).toContain('>A “cat” &amp; &lt;b&gt;dog&lt;/b&gt;</figure>');
  const { children } = fromHtml(html).getEditorState().toJSON().root;
  expect(children).toContainEqual(json.root.children[0]);
});

it.each(['', '{"id":', '{"id":"a"}', '[]'])('is not created from the HTML value %j', (said) => {
  const editor = fromHtml(`<figure data-gif='${said}'>Words</figure>`);
  expect(editor.read(() => $getRoot().getTextContent())).toBe('Words');
  expect(JSON.stringify(editor.getEditorState())).not.toContain('"gif"');
});
