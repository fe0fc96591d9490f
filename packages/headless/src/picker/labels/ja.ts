import { ja as shared } from '../../labels/ja.ts';
import { writeNumber } from '../../labels/write-number.ts';
import type { PickerLabels } from './picker-labels.ts';

/** Japanese. */
export const ja: PickerLabels = {
  ...shared,

  picker: 'GIFを選ぶ',
  searchAll: 'GIFを検索',
  suggestions: '候補',

  kinds: '種類',
  tabGifs: 'GIF画像',
  tabStickers: 'ステッカー',
  tabClips: 'クリップ',
  tabEmoji: '絵文字',

  categories: 'カテゴリー',
  recents: '最近',
  favourites: 'お気に入り',
  favourite: (name) => `お気に入り：${name}`,
  trending: '人気',
  resultsFor: (term) => `「${term}」の検索結果`,
  chosen: (name) => `選択しました：${name}`,
  stopMotion: '動きを止める',

  noProvider: 'GIFはまだ設定されていません。',
  refused: 'GIFサービスがこのアプリのキーを受け付けません。',
  limitReached: '現在、検索が多すぎます。',
  tryAgainAt: (time) => `${time}にもう一度お試しください。`,
  tryAgainIn: (seconds) => `${writeNumber(seconds, 'ja')}秒後にもう一度お試しください。`,
  offline: 'オフラインです。接続が戻るとGIFも戻ります。',
  nothingFor: (term) => `「${term}」は見つかりませんでした。`,
  nothingKept: 'まだ何もありません。',
  showTrending: '人気のGIFを見る',
  advertisement: '広告',
  end: 'これで全部です。',

  altText: '説明',
  altHint: 'GIFが見えない方に読み上げられます。',
  back: '戻る',
  send: '送信',
};
