import { describe, expect, it } from 'vitest';
import { readVisit, varyOf } from './visit.ts';

const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';

const ask = (headers: Record<string, string>, query = '') =>
  new Request(`https://embed.example.com/embed/a1${query}`, { headers });

describe('readVisit', () => {
  it.each([
    [{ 'User-Agent': DESKTOP }, false],
    [{ 'User-Agent': PHONE }, true],
    [{ 'User-Agent': DESKTOP, 'Sec-CH-UA-Mobile': '?1' }, true],
    [{ 'User-Agent': PHONE, 'Sec-CH-UA-Mobile': '?0' }, true],
    [{ 'User-Agent': PHONE, 'Gifkit-Device': 'desktop' }, false],
    [{ 'User-Agent': DESKTOP, 'Gifkit-Device': 'phone' }, true],
    [{}, false],
  ])('treats %j as a phone: %s', (headers, isMobile) => {
    expect(readVisit(ask(headers as Record<string, string>)).isMobile).toBe(isMobile);
  });

  it('detects Save-Data and Twitter cards', () => {
    expect(readVisit(ask({ 'Save-Data': 'on' }, '?context=twitter'))).toMatchObject({
      savesData: true,
      isTwitter: true,
    });
    expect(readVisit(ask({}))).toMatchObject({ savesData: false, isTwitter: false });
  });
});

describe('varyOf', () => {
  it('names the user agent only if no cache in front has classified it', () => {
    expect(varyOf(ask({ 'User-Agent': PHONE }))).toContain('User-Agent');
    expect(varyOf(ask({ 'Gifkit-Device': 'phone' }))).toBe(
      'Gifkit-Device, Save-Data, Accept-Language',
    );
  });
});
