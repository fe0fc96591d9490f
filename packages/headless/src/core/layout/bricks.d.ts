declare module 'bricks.js' {
  /** Properties of a tile that bricks.js uses. */
  export interface BrickElement {
    readonly clientWidth: number;
    readonly clientHeight: number;
    readonly style: { position: string; top: string; left: string };
    hasAttribute(name: string): boolean;
    setAttribute(name: string, value: string): void;
  }

  /** Properties of the container that bricks.js uses. */
  export interface BricksContainer {
    readonly nodeType: number;
    readonly children: ArrayLike<BrickElement>;
    readonly style: { position: string; width: string; height: string };
  }

  export interface BricksOptions {
    container: BricksContainer;
    /** Attribute that marks a tile as placed. */
    packed: string;
    sizes: readonly { columns: number; gutter: number; mq?: string }[];
  }

  export interface BricksInstance {
    /** Packs all children from the start. */
    pack(): BricksInstance;
    /** Packs the children that are not marked yet. */
    update(): BricksInstance;
  }

  export default function Bricks(options: BricksOptions): BricksInstance;
}
