import type {} from './jsx.ts';

const handle = (event: CustomEvent<{ height: number }>) => event.detail.height;

export const embeds = [
  <gifkit-embed key="1" gif="abc" origin="https://embed.example.com" ratio={4 / 3} />,
  <gifkit-embed
    key="2"
    gif="abc"
    origin="https://embed.example.com"
    ratio="3/2"
    auto-height
    lazy="false"
    api-key="k"
    ref={(element) => void element?.embed?.pause()}
    onresize={handle}
    className="gif"
  >
    <a href="/abc">A cat</a>
  </gifkit-embed>,
  // @ts-expect-error: React omits an attribute that is false.
  <gifkit-embed key="3" lazy={false} />,
  // @ts-expect-error: the view is unknown.
  <gifkit-embed key="4" view="page" />,
];
