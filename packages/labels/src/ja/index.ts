import type { Labels } from '@gifkit/headless';
import { formatInteger } from '@gifkit/headless/core';
import { pluralOf } from '../plural.ts';

const plural = pluralOf('ja');

export const ja: Labels = {
  lang: 'ja',

  gif: 'GIF',
  sticker: 'ステッカー',
  clip: 'クリップ',

  gifs: 'GIF',
  loading: '読み込み中',
  loadingList: (list) => `${list}を読み込んでいます`,
  found: (list, count) => `${list}：${plural(count, { other: '#件見つかりました' })}`,
  loaded: (list, count) => `${list}：${plural(count, { other: '#件を読み込みました' })}`,
  moreLoaded: (list, count) => `${list}：${plural(count, { other: 'さらに#件を読み込みました' })}`,
  noResults: 'GIFが見つかりませんでした。',
  loadError: 'GIFを読み込めませんでした。',
  tryAgain: 'もう一度試す',
  removed: (alt) => `現在は利用できません：${alt}`,
  next: (list) => `次の${list}`,
  previous: (list) => `前の${list}`,

  playGif: (name) => `${name}を再生`,
  pauseGif: (name) => `${name}を一時停止`,
  pauseAll: 'すべて一時停止',
  playAll: 'すべて再生',
  flashing: '点滅する映像',

  by: (name, isVerified) => `作成者：${name}${isVerified ? '、認証済み' : ''}`,
  verified: '認証済み',
  inNewTab: (name) => `${name}（新しいタブで開きます）`,

  variations: (emoji) => `${emoji}のバリエーション`,
  skinTone: (emoji, tone) =>
    `${emoji}、${['明るい', 'やや明るい', '中間の', 'やや濃い', '濃い'][tone - 1]}肌の色`,
  variation: (emoji, number) => `${emoji}、バリエーション${number}`,

  searchGifs: 'GIPHYを検索',
  searchIn: (channel) => `${channel}内を検索`,
  search: '検索',
  clear: 'クリア',
  channels: 'チャンネル',
  trendingSearches: '人気の検索ワード',
  searchingIn: (channel) => `${channel}内を検索します`,
  searchingEverywhere: 'すべてを検索します',

  video: (name) => `動画：${name}`,
  play: '再生',
  pause: '一時停止',
  mute: 'ミュート',
  unmute: 'ミュート解除',
  seek: '再生位置',
  position: (playhead, duration) => `${duration}秒中${playhead}秒`,
  volume: '音量',
  captionsMenu: '字幕',
  captions: (language) => `字幕：${language}`,
  captionsOff: 'オフ',
  captionsError: '字幕を読み込めませんでした。',
  transcript: '文字起こし',
  close: '閉じる',
  waiting: '読み込み中…',
  videoError(code, type) {
    if (code === 1) return '動画の読み込みが中止されました。';
    if (code === 2) return 'ネットワークエラーのため、動画の読み込みが止まりました。';
    if (code === 3) return '動画をデコードできません。ファイルが壊れているか、形式が違います。';
    return type
      ? `この環境では${type}形式の動画を再生できません。`
      : 'この環境ではこの動画を再生できません。';
  },

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
  favorites: 'お気に入り',
  favorite: (name) => `お気に入り：${name}`,
  trending: '人気',
  resultsFor: (term) => `「${term}」の検索結果`,
  chosen: (name) => `選択しました：${name}`,
  stopMotion: '動きを止める',

  noProvider: 'GIFはまだ設定されていません。',
  refused: 'GIFサービスがこのアプリのキーを受け付けません。',
  limitReached: '現在、検索が多すぎます。',
  tryAgainAt: (time) => `${time}にもう一度お試しください。`,
  tryAgainIn: (seconds) => `${formatInteger(seconds)}秒後にもう一度お試しください。`,
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
