import type { JSXOpeningElement, Node } from '@babel/types';

const COMPONENTS = /^@(giphy|gifkit)\/react-components(\/|$)/;

/** The imports of a file, by local name: the package, and the name in the package. */
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

/** The name of our component that an element shows; undefined for other elements. */
function componentOf({ name }: JSXOpeningElement, imports: Imports): string | undefined {
  const imported = name.type === 'JSXIdentifier' ? imports.get(name.name) : undefined;
  return imported && COMPONENTS.test(imported.source) ? imported.name : undefined;
}

/** Whether an element is one of these components, and has a prop or lacks it. */
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
