import { describe, expect, it } from 'vitest';
import { readVisit } from './visit.ts';

const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';

const visit = (headers: Record<string, string>, query = '') =>
  readVisit(new Request(`https://embed.example.com/embed/a1${query}`, { headers }));

describe('readVisit', () => {
  it.each([
    [{ 'User-Agent': DESKTOP }, false],
    [{ 'User-Agent': PHONE }, true],
    [{ 'User-Agent': DESKTOP, 'Sec-CH-UA-Mobile': '?1' }, true],
    [{ 'User-Agent': PHONE, 'Sec-CH-UA-Mobile': '?0' }, true],
    [{}, false],
  ])('takes %j for a phone: %s', (headers, isMobile) => {
    expect(visit(headers as Record<string, string>).isMobile).toBe(isMobile);
  });

  it('knows who saves data, and who comes from a card on Twitter', () => {
    expect(visit({ 'Save-Data': 'on' }, '?context=twitter')).toMatchObject({
      savesData: true,
      isTwitter: true,
    });
    expect(visit({})).toMatchObject({ savesData: false, isTwitter: false });
  });
});
