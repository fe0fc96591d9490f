import { describe, expect, it } from 'vitest';
import { type DocumentParts, toDocument, toScriptJson } from './document.ts';

const PARTS: DocumentParts = {
  language: 'en',
  title: 'Title',
  markup: '<p>Hello</p>',
  styles: [],
};
const ASSETS = {
  words: {},
  script: '/assets/start-1.js',
  client: ['/assets/client-2.js', '/assets/a.js'],
  trackingScript: '/assets/tools-4.js',
  failureScript: '/assets/failure-3.js',
};
const render = async (parts: Partial<DocumentParts>) =>
  String(await toDocument({ ...PARTS, ...parts }));

describe('toScriptJson', () => {
  it('cannot end the script that it stands in, and reads back as it was', () => {
    const data = { title: '</script><!--<script>' };
    expect(toScriptJson(data)).not.toContain('<');
    expect(JSON.parse(toScriptJson(data))).toEqual(data);
  });
});

describe('toDocument', () => {
  it('puts markup where the browser looks for it, and escapes everything else', async () => {
    const page = await render({ title: '</title><script>alert(1)</script>' });
    expect(page).toContain('<div id="root"><p>Hello</p></div>');
    expect(page).toContain('<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>');
  });

  it('says its language, and where its lines begin', async () => {
    expect(await render({})).toContain('<html lang="en" dir="ltr">');
    expect(await render({ language: 'ar' })).toContain('<html lang="ar" dir="rtl">');
  });

  it('has a style element for each style', async () => {
    const page = await render({ styles: [{ css: 'a{}' }, { css: 'b{}' }] });
    expect(page).toContain('<style>a{}</style>\n<style>b{}</style>\n</head>');
  });

  it('has no script unless there is something to hydrate', async () => {
    expect(await render({})).not.toContain('<script');
  });

  it('brings data, the start script and the names of what it loads along', async () => {
    const page = await render({
      hydration: { data: { id: 'a' }, assets: ASSETS, words: ['/assets/de-4.js'] },
    });
    expect(page).toContain('<script type="application/json" id="page-data">{"id":"a"}</script>');
    expect(page).toContain(
      '<script type="module" src="/assets/start-1.js" id="start" data-client="/assets/client-2.js /assets/a.js /assets/de-4.js"></script>',
    );
  });

  it('brings an error page what it tells its host page, and the script that does it', async () => {
    const page = await render({ failure: { data: { status: 404 }, assets: ASSETS } });
    expect(page).toContain(
      '<script type="application/json" id="failure-data">{"status":404}</script>',
    );
    expect(page).toContain('<script type="module" src="/assets/failure-3.js"></script>');
    expect(page).not.toContain(ASSETS.script);
  });
});
