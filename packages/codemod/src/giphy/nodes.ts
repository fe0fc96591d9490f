import type { JSXOpeningElement, Node } from '@babel/types';

const COMPONENTS = /^@(giphy|gifkit)\/react-components(\/|$)/;

/** What a file imports, by what it calls it: the package, and the name there. */
export type Imports = ReadonlyMap<string, { source: string; name: string }>;

export const isNamed = (node: Node | null | undefined, name: string | RegExp): boolean => {
  const own =
    node?.type === 'Identifier'
      ? node.name
      : node?.type === 'StringLiteral'
        ? node.value
        : undefined;
  return own !== undefined && (typeof name === 'string' ? own === name : name.test(own));
};

export const isMember = (node: Node, name: string | RegExp): boolean =>
  (node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression') &&
  isNamed(node.property, name);

/** The component of ours that an element is; undefined for all others. */
function componentOf({ name }: JSXOpeningElement, imports: Imports): string | undefined {
  const imported = name.type === 'JSXIdentifier' ? imports.get(name.name) : undefined;
  return imported && COMPONENTS.test(imported.source) ? imported.name : undefined;
}

/** Whether an element is one of these components and has, or has not, a prop. */
export function hasProp(
  node: Node,
  imports: Imports,
  components: RegExp,
  prop: string,
  has = true,
): boolean {
  if (node.type !== 'JSXOpeningElement' || !components.test(componentOf(node, imports) ?? ''))
    return false;
  if (!has && node.attributes.some(({ type }) => type === 'JSXSpreadAttribute')) return false;
  return (
    has ===
    node.attributes.some(
      (attribute) => attribute.type === 'JSXAttribute' && attribute.name.name === prop,
    )
  );
}

export const textOf = (node: Node): string =>
  node.type === 'StringLiteral'
    ? node.value
    : node.type === 'TemplateElement'
      ? node.value.raw
      : '';
