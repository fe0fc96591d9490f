import type { Node } from '@babel/types';
import { hasProp, type Imports, isMember, isNamed, textOf } from './nodes.ts';

/** Code that compiles as before but behaves differently: how to find it, and what to tell the user. */
export interface Trap {
  message: string;
  /** Whether a node is such code. */
  at(node: Node, imports: Imports): boolean;
}

/** All such code that can be found in sources. docs/migrating.md has the complete list. */
export const TRAPS: Trap[] = [
  {
    message: '.giphy-gif is always a div with the link inside it; before, it was the link.',
    at: (node) => /\.giphy-gif(?![\w-])/.test(textOf(node)),
  },
  {
    message: "className is added to the component's own; before, it took its place.",
    at: (node, imports) =>
      hasProp(
        node,
        imports,
        /^(Gif|Grid|Carousel|Attribution|Loader|SearchBar|SuggestionBar|Video)$/,
        'className',
      ),
  },
  {
    message: 'A grid without a GIF says “No GIFs found.”; noResultsMessage={null} keeps it silent.',
    at: (node, imports) => hasProp(node, imports, /^Grid$/, 'noResultsMessage', false),
  },
  {
    message: 'onGifVisible comes when the GIF is in view; before, as soon as its file was there.',
    at: (node, imports) => hasProp(node, imports, /./, 'onGifVisible'),
  },
  {
    message:
      'A tile has one name, of its link or button: find it by getByAltText, not by the role img.',
    at: (node) =>
      node.type === 'CallExpression' &&
      (isMember(node.callee, /ByRole$/) || isNamed(node.callee, /ByRole$/)) &&
      isNamed(node.arguments[0], 'img'),
  },
  {
    message: 'Messages of errors have other texts: test for isFetchError(error) and error.status.',
    at: (node) =>
      (node.type === 'BinaryExpression' &&
        /^[!=]==?$/.test(node.operator) &&
        [node.left, node.right].some((side) => isMember(side, 'message'))) ||
      (node.type === 'CallExpression' &&
        isMember(node.callee, /^(includes|startsWith|match|test)$/) &&
        'object' in node.callee &&
        isMember(node.callee.object, 'message')),
  },
  {
    message:
      'random without a match throws a NothingFoundFetchError; before, it gave a GIF without an id.',
    at: (node) =>
      node.type === 'CallExpression' &&
      isMember(node.callee, 'random') &&
      'object' in node.callee &&
      !isNamed(node.callee.object, 'Math'),
  },
  {
    message: 'hasMoreGifs has no effect: a paginator stops at total_count.',
    at: (node) =>
      isMember(node, 'hasMoreGifs') ||
      (node.type === 'ObjectProperty' && isNamed(node.key, 'hasMoreGifs')),
  },
  {
    message: '_GIPHY_SDK_HEADERS_ is not read: use appendGiphySDKRequestHeader.',
    at: (node) => isMember(node, '_GIPHY_SDK_HEADERS_') || isNamed(node, '_GIPHY_SDK_HEADERS_'),
  },
  {
    message: 'LogLevel is a constant object, no enum: there is no name for a number.',
    at: (node, imports) =>
      node.type === 'MemberExpression' &&
      node.computed &&
      node.object.type === 'Identifier' &&
      imports.get(node.object.name)?.name === 'LogLevel',
  },
  {
    message: 'Ad tags are never requested: an app that has to request them does so itself.',
    at: (node) => isMember(node, 'bottle_data'),
  },
  {
    message: 'A normalizer runs for each caller, on its own copy.',
    at: (node) => node.type === 'ObjectProperty' && isNamed(node.key, 'normalizer'),
  },
  {
    message: 'checkIfWebP starts when it is first awaited, and is no instance of Promise.',
    at: (node, imports) =>
      node.type === 'BinaryExpression' &&
      node.operator === 'instanceof' &&
      node.left.type === 'Identifier' &&
      imports.get(node.left.name)?.name === 'checkIfWebP',
  },
];
