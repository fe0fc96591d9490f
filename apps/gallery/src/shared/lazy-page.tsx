import { type ComponentType, lazy, useState } from 'react';

/** A lazy-loaded component that may be there before it is drawn: the server does not wait for one. */
type LazyPage<Props> = ComponentType<Props> & { load: () => Promise<void> };

export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const Lazy = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  const Page = (props: Props) => {
    // Whether it is there may change from one rendering to the next, and what it holds would be lost.
    const [Chosen] = useState(() => Loaded ?? Lazy);
    return <Chosen {...props} />;
  };
  return Object.assign(Page, {
    async load() {
      Loaded = await load();
    },
  });
}
