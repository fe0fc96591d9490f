import type { Node, ObjectProperty, StringLiteral } from '@babel/types';
import { doubleAdvice, isModuleSetting, movedModule } from '../peer/module-settings.ts';
import type { Rewriting } from './rewriting.ts';
import { nameOf } from './statements.ts';

/** Sources that are settings of a tool: only there does `alias` mean modules for certain. */
export const isConfigFile = (file: string): boolean =>
  /(config|rc|jest|vitest|vite|webpack|rollup|rspack|babel|metro|craco)[^\\/]*$|[\\/]\.storybook[\\/]/i.test(
    file,
  );

/** Gives a module its new name, if it has one and no neighbour has it. */
function move(node: StringLiteral, neighbours: string[], rewriting: Rewriting): void {
  const moved = movedModule(node.value);
  if (!moved) return;
  rewriting.done(node);
  if (neighbours.includes(moved.name)) {
    rewriting.note(node, doubleAdvice(node.value, moved.name));
    return;
  }
  neighbours.push(moved.name);
  if (moved.advice) rewriting.note(node, moved.advice);
  rewriting.used.add(moved.to);
  rewriting.replace(node, rewriting.quoted(node, moved.name));
}

/** The modules in a value, and in all values in it. */
function moveIn(value: Node, rewriting: Rewriting): void {
  if (value.type === 'StringLiteral') move(value, [], rewriting);
  else if (value.type === 'ArrayExpression') {
    const texts = value.elements.flatMap((element) => (element ? nameOf(element) : []));
    for (const element of value.elements) {
      if (element?.type === 'StringLiteral') move(element, texts, rewriting);
      else if (element) moveIn(element, rewriting);
    }
  } else if (value.type === 'ObjectExpression') {
    const properties = value.properties.filter((property) => property.type === 'ObjectProperty');
    const keys = properties.map(({ key }) => nameOf(key));
    for (const { key, value: own } of properties) {
      if (key.type === 'StringLiteral') move(key, keys, rewriting);
      moveIn(own, rewriting);
    }
  }
}

/** The modules that a setting names: `moduleNameMapper: { '^@giphy/js-util$': … }`. */
export function rewriteSetting({ key, value }: ObjectProperty, rewriting: Rewriting): void {
  if (isModuleSetting(nameOf(key))) moveIn(value, rewriting);
}
