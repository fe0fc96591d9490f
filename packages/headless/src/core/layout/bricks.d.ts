declare module 'bricks.js' {
  /** What bricks.js reads and writes of a tile. */
  export interface BrickElement {
    readonly clientWidth: number;
    readonly clientHeight: number;
    readonly style: { position: string; top: string; left: string };
    hasAttribute(name: string): boolean;
    setAttribute(name: string, value: string): void;
  }

  /** What bricks.js reads and writes of the element around the tiles. */
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
    /** Places all children afresh. */
    pack(): BricksInstance;
    /** Places the children that are not yet marked. */
    update(): BricksInstance;
  }

  export default function Bricks(options: BricksOptions): BricksInstance;
}
