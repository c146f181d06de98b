import { expect, test } from '@jest/globals';
import { visitingDevice } from './visiting-device';
import { firstLanguage, languageAmong } from './visiting-language';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) ${webKit} Mobile/15E148 [FBAN/FBIOS]`, 'phone'],
  [`Mozilla/5.0 (Linux; Android 14; SM-S918B) ${webKit} Chrome/124.0.0.0 Mobile Safari/537.36`, 'phone'],
  [`Mozilla/5.0 (Linux; Android 9; CUBOT_X18) ${webKit} Chrome/80.0 Mobile Safari/537.36`, 'phone'],
  [`Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) ${webKit} Mobile/15E148`, 'tablet'],
  [`Mozilla/5.0 (Linux; Android 13; SM-X700) ${webKit} Chrome/124.0.0.0 Safari/537.36`, 'tablet'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/124.0.0.0 Safari/537.36`, 'desktop'],
])('%s is a %s of somebody', (agent, device) => {
  expect(visitingDevice({ 'user-agent': agent })).toEqual({ device, isBot: false });
});

test('a browser that says that it is mobile is a phone, whatever its agent leaves out', () => {
  const agent = `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/124.0.0.0 Safari/537.36`;
  expect(visitingDevice({ 'user-agent': agent, 'sec-ch-ua-mobile': '?1' }).device).toBe('phone');
  expect(visitingDevice({ 'user-agent': agent, 'sec-ch-ua-mobile': '?0' }).device).toBe('tablet');
});

test.each([
  'WhatsApp/2.23.20.0 A',
  'TelegramBot (like TwitterBot)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) ${webKit} Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0`,
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Google-PageRenderer Google (+https://developers.google.com/+/web/snippet/)',
  '',
])('%s is nobody', (agent) => {
  expect(visitingDevice({ 'user-agent': agent }).isBot).toBe(true);
});

test('a browser that fetches ahead is nobody yet', () => {
  const agent = `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/124.0.0.0 Safari/537.36`;
  expect(visitingDevice({ 'user-agent': agent, 'sec-purpose': 'prefetch;prerender' }).isBot).toBe(true);
  expect(visitingDevice({ 'user-agent': agent }).isBot).toBe(false);
});

test('the first language is the one that is wanted most, as a tag', () => {
  expect(firstLanguage('en;q=0.5, de-at')).toBe('de-AT');
  for (const nothing of [undefined, '', '*', '"><script>', 'x'.repeat(5000)])
    expect([nothing?.slice(0, 20), firstLanguage(nothing)]).toEqual([nothing?.slice(0, 20), null]);
  expect(languageAmong('fr, de;q=0.5', ['en', 'de'])).toBe('de');
  expect(languageAmong('fr', ['en', 'de'])).toBe('en');
  expect(languageAmong('de-AT', ['en', 'de'])).toBe('de');
});
